/** All flat inks of the pictures, by name. Foods may use only these inks. */
export const INKS = {
  ink: '#211a14',
  paper: '#f6efe1',
  white: '#fffaf0',
  bone: '#f5ead6',
  cream: '#efe1c0',
  pith: '#fbeecb',
  // reds
  tomato: '#d63d24',
  tomatoDeep: '#b02c19',
  flesh: '#ee8468',
  rose: '#f0a08a',
  blush: '#efb8a4',
  brick: '#a8432a',
  raspberry: '#b9405a',
  mauve: '#b76a86',
  shell: '#f4e4e0',
  wine: '#7a2b4d',
  plum: '#582640',
  aubergine: '#3d1d33',
  // oranges and yellows
  carrot: '#e07a2e',
  carrotDeep: '#b9561d',
  apricot: '#f4b26c',
  yolk: '#eda72a',
  lemon: '#f0bf36',
  lemonFlesh: '#f6cf58',
  lemonDeep: '#cf9a1e',
  butter: '#f2cc6a',
  buttercream: '#f9dc8c',
  // baked and roasted
  dough: '#f0ddb0',
  crumb: '#f0d6a4',
  toast: '#e6bd7c',
  semolina: '#dba94e',
  crust: '#c98a45',
  caramel: '#b06a2c',
  crustD: '#8a5127',
  cocoa: '#5c3421',
  cocoaDeep: '#3b2117',
  // greens
  sprout: '#d5dc94',
  lime: '#a3b347',
  sage: '#abb897',
  leaf: '#5d7440',
  leafD: '#37492a',
  olive: '#686d35',
  oliveD: '#464b25',
  // sea, metal and night
  sky: '#a6c7cf',
  mist: '#7fa3ab',
  skyD: '#2f5361',
  silver: '#d9dfd6',
  blade: '#c9cdc6',
  steel: '#4a5357',
  bilberry: '#4b5280',
  bilberryD: '#33375c',
  night: '#2b2230',
} as const;

/** The hex value of one named ink. */
export type Ink = (typeof INKS)[keyof typeof INKS];

/**
 * A creator's colours: the flat ground, a deeper ground for table edges and bands, and a text ink with
 * enough contrast on both.
 */
export type PaletteGround = {
  ground: string;
  deep: string;
  fg: string;
};

export type PaletteName = 'butter' | 'olive' | 'blush' | 'plum' | 'sage' | 'sky' | 'brick' | 'cream';

/** The eight kitchen palettes. The contrast of `fg` on `ground` and on `deep` is at least 4.5:1. */
export const PALETTE: Record<PaletteName, PaletteGround> = {
  butter: { ground: INKS.butter, deep: '#e2b54a', fg: INKS.ink },
  olive: { ground: INKS.olive, deep: '#565b2b', fg: INKS.white },
  blush: { ground: INKS.blush, deep: '#e39c84', fg: INKS.ink },
  plum: { ground: INKS.plum, deep: '#431b30', fg: INKS.blush },
  sage: { ground: INKS.sage, deep: '#93a27d', fg: INKS.ink },
  sky: { ground: INKS.sky, deep: '#86b0ba', fg: INKS.ink },
  brick: { ground: INKS.brick, deep: '#8c3521', fg: INKS.pith },
  cream: { ground: INKS.cream, deep: '#dfca9c', fg: INKS.ink },
};
