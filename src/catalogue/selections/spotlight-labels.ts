import type { Spotlight } from './selections.ts';

export type SpotlightLabel = { spotlight: Spotlight; id: string; name: string; line: string };

/** The headings of the spotlights on Discover, in page order. */
export const SPOTLIGHT_LABELS: readonly SpotlightLabel[] = [
  {
    spotlight: 'Main',
    id: 'cover',
    name: 'Next to the cover',
    line: 'What we would lend you once you have seen the front page.',
  },
  {
    spotlight: 'Spotlight',
    id: 'good-light',
    name: 'In the good light',
    line: 'Things and people we keep pointing at across the packing table.',
  },
  {
    spotlight: 'Discover',
    id: 'shelf',
    name: 'Further along the shelf',
    line: 'What you find once you have moved the flour.',
  },
];
