import { apiHeaders } from '#src/security/headers.ts';
import * as words from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import { log } from './log.ts';

/** The oldest Node that functions run on, `major.minor`: the first with SQLite. They are bundled for it. */
export const OLDEST_NODE = '22.13';

/**
 * The answer of a function on an older Node, which says what to do; undefined on one that is new enough. The
 * platform chooses its functions' version by a setting of its own, apart from that of the build.
 * @param running default: the version of this process
 */
export function refuseOldNode(running: string = process.versions.node): Response | undefined {
  const [major = 0, minor = 0] = numbers(running);
  const [leastMajor = 0, leastMinor = 0] = numbers(OLDEST_NODE);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  const message = fill(words.nodeTooOld, { oldest: OLDEST_NODE, running });
  log('error', 'old_node', { message });
  return new Response(message, {
    status: 503,
    headers: { ...apiHeaders(), 'content-type': 'text/plain; charset=utf-8' },
  });
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}
