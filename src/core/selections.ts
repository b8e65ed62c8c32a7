/** The places for which editors choose things, and what a tile may look like. */
export const SPOTLIGHTS = ['Main', 'Spotlight', 'Discover'] as const;
export const TILE_TYPES = [
  'default',
  'centered',
  'preview',
  'creator-preview',
  'creator-socials',
  'product',
] as const;
