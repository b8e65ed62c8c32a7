import * as words from '#src/words/en/discover.ts';
import type { Spotlight } from './selections.ts';

/** A part of Discover: its anchor, its title, and the line below the title, which may be empty. */
export type SpotlightLabel = { spotlight: Spotlight; id: string; name: string; line: string };

/** The parts of Discover, in page order. */
export function spotlightLabels(): SpotlightLabel[] {
  return [
    { spotlight: 'Main', id: 'cover', name: words.mainTitle, line: words.mainLine },
    { spotlight: 'Spotlight', id: 'good-light', name: words.spotlightTitle, line: words.spotlightLine },
    { spotlight: 'Discover', id: 'shelf', name: words.discoverTitle, line: words.discoverLine },
  ];
}
