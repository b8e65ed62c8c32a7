/** The places where editors can show a selection, and the types of its tiles. */
export const SPOTLIGHTS = ['Main', 'Spotlight', 'Discover'] as const;
export const TILE_TYPES = [
  'default',
  'centered',
  'preview',
  'creator-preview',
  'creator-socials',
  'product',
] as const;
