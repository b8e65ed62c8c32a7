import { BUILD_FILE, type BuildFacts } from '#src/lib/build-file.ts';
import * as words from '#src/words/en/editor.ts';
import { placesOf, type Repository, titleOf } from './last-change.ts';
import { liveText } from './live-text.ts';

const MINUTE = 60_000;
/** Kept until the tab is closed. */
const SAVED_AT = 'found:saved-at';
const ID = 'live-line';

/** The line below the editor, in a development server: there is no build to wait for. */
export function showDevelopment(): void {
  show(words.changesShowAtOnce);
}

/**
 * Shows since when the site is live, below the editor, and looks each minute whether there is a new build.
 * @returns what to call after a save that is to be built
 */
export function showLive(repository: Repository): () => void {
  let facts: BuildFacts | undefined;
  let change: HTMLAnchorElement | undefined;

  const render = () => {
    const builtAt = facts && new Date(facts.builtAt);
    const saved = sessionStorage.getItem(SAVED_AT);
    const savedAt = saved === null ? undefined : new Date(saved);
    const text = liveText({ builtAt, savedAt, now: new Date() });
    if (text) show(text, change);
  };
  const look = async () => {
    try {
      const response = await fetch(BUILD_FILE, { cache: 'no-store' });
      if (response.ok) {
        const before = facts?.commit;
        facts = (await response.json()) as BuildFacts;
        if (facts.commit && facts.commit !== before) change = await linkTo(repository, facts.commit);
      }
    } catch {
      // Offline, or in the middle of a deploy: the next look is in a minute.
    }
    render();
  };
  void look();
  setInterval(look, MINUTE);
  return () => {
    sessionStorage.setItem(SAVED_AT, new Date().toISOString());
    render();
  };
}

/** A link to the last change of the build, by its title or, if that is not public, by its commit. */
async function linkTo(repository: Repository, commit: string): Promise<HTMLAnchorElement | undefined> {
  const places = placesOf(repository, commit);
  if (!places) return undefined;
  const link = document.createElement('a');
  link.href = places.page;
  link.target = '_blank';
  link.textContent = (await titleOf(places.api)) ?? commit.slice(0, 7);
  return link;
}

/** Only what has changed is written, so that a screen reader reads it once. */
function show(text: string, change?: HTMLAnchorElement): void {
  const line = document.getElementById(ID);
  if (!line || line.textContent === [text, change?.textContent].filter(Boolean).join(' ')) return;
  line.replaceChildren(text, ...(change ? [' ', change] : []));
}
