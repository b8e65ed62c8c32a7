import { BUILD_FILE, type BuildFacts } from '#src/lib/build-file.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type Deployment, type Line, ok, unknown, wrong } from './check.ts';
import { lengthOf } from './length-of.ts';

/**
 * With a build hook the site is built each midnight UTC. Two hours for a build that waits or takes long,
 * in ms.
 */
const OLDEST = 26 * 3_600_000;

/** How old the live build is. `file`: the text of its public file; undefined if the site has none. */
export function siteBuildLine({ given }: Deployment, file: string | undefined): Line {
  const name = 'site build';
  const facts = factsIn(file);
  if (!facts)
    return unknown(
      name,
      `The site does not say when it was built (${BUILD_FILE}).`,
      'Deploy again: a release before this one did not write that file.',
    );
  const age = storeNow().getTime() - Date.parse(facts.builtAt);
  const says = `The site was built ${lengthOf(age)} ago${facts.commit ? `, from commit ${facts.commit.slice(0, 10)}` : ''}.`;
  return given.BUILD_HOOK_URL && age > OLDEST
    ? wrong(
        name,
        `${says} It is to be built each midnight UTC.`,
        'Look at the last builds at the host, and at job publish.',
      )
    : ok(name, says);
}

function factsIn(file: string | undefined): BuildFacts | undefined {
  try {
    const facts = JSON.parse(file ?? '') as BuildFacts;
    return Number.isNaN(Date.parse(facts.builtAt)) ? undefined : facts;
  } catch {
    return undefined;
  }
}
