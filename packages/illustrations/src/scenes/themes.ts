import { INKS, PALETTE, type PaletteName } from '../inks.ts';

/** The colours of one cover or label. Every text colour is readable on the paper. */
export type Scheme = {
  paper: string;
  /** A second colour on the same cover: panel, waves, band. */
  field: string;
  ink: string;
  /** Text colour for the second line or italics. */
  accent: string;
  /** Text colour on `field`. */
  onField: string;
  spine: string;
  onSpine: string;
};

export type Theme = {
  name: PaletteName;
  ground: string;
  deep: string;
  fg: string;
  /** The creator's ink on white china: plate rims, monograms, label lines. */
  rim: string;
  /** Cover schemes with enough contrast on this ground; never in its own colour. */
  schemes: readonly Scheme[];
  /** The ground of the pictures after the first. */
  partner: PaletteName;
};

const I = INKS;
/** Uncoated book paper. */
export const PAGE = '#fbf1dc';

const sea: Scheme = {
  paper: PAGE,
  field: I.skyD,
  ink: I.ink,
  accent: I.skyD,
  onField: I.pith,
  spine: I.skyD,
  onSpine: I.pith,
};
const mist: Scheme = {
  paper: I.sky,
  field: I.skyD,
  ink: I.ink,
  accent: '#24434f',
  onField: I.pith,
  spine: I.skyD,
  onSpine: I.pith,
};
const brick: Scheme = {
  paper: I.brick,
  field: '#7d2f1d',
  ink: I.cream,
  accent: I.pith,
  onField: I.cream,
  spine: '#7d2f1d',
  onSpine: I.cream,
};
const crust: Scheme = {
  paper: I.cream,
  field: I.crustD,
  ink: I.crustD,
  accent: I.ink,
  onField: I.cream,
  spine: I.crustD,
  onSpine: I.cream,
};
const corn: Scheme = {
  paper: I.butter,
  field: PAGE,
  ink: I.ink,
  accent: '#8c3521',
  onField: I.ink,
  spine: I.tomato,
  onSpine: I.white,
};
const grove: Scheme = {
  paper: I.olive,
  field: I.oliveD,
  ink: I.butter,
  accent: PAGE,
  onField: I.butter,
  spine: I.oliveD,
  onSpine: I.butter,
};
const plum: Scheme = {
  paper: I.plum,
  field: '#3c1529',
  ink: I.blush,
  accent: I.butter,
  onField: I.blush,
  spine: '#3c1529',
  onSpine: I.blush,
};
const rose: Scheme = {
  paper: I.blush,
  field: '#8c3521',
  ink: '#6f2a19',
  accent: I.plum,
  onField: I.pith,
  spine: '#8c3521',
  onSpine: I.pith,
};
const herb: Scheme = {
  paper: I.sage,
  field: I.leafD,
  ink: I.leafD,
  accent: I.ink,
  onField: '#e6ebcf',
  spine: I.leafD,
  onSpine: '#e6ebcf',
};
const linen: Scheme = {
  paper: PAGE,
  field: I.leafD,
  ink: I.leafD,
  accent: I.brick,
  onField: PAGE,
  spine: I.leafD,
  onSpine: PAGE,
};
const berry: Scheme = {
  paper: PAGE,
  field: I.plum,
  ink: I.plum,
  accent: I.brick,
  onField: I.blush,
  spine: I.plum,
  onSpine: I.blush,
};
const fire: Scheme = {
  paper: PAGE,
  field: I.tomatoDeep,
  ink: I.ink,
  accent: I.tomatoDeep,
  onField: I.pith,
  spine: I.tomatoDeep,
  onSpine: I.pith,
};
const night: Scheme = {
  paper: I.skyD,
  field: '#213d48',
  ink: I.pith,
  accent: I.butter,
  onField: I.pith,
  spine: '#213d48',
  onSpine: I.pith,
};

const theme = (name: PaletteName, rim: string, partner: PaletteName, schemes: readonly Scheme[]): Theme => ({
  name,
  ...PALETTE[name],
  rim,
  partner,
  schemes,
});

export const THEMES: Record<PaletteName, Theme> = {
  butter: theme('butter', I.tomatoDeep, 'cream', [fire, brick, grove, linen, plum, night]),
  olive: theme('olive', I.oliveD, 'sage', [corn, crust, linen, rose, fire]),
  blush: theme('blush', I.brick, 'cream', [plum, berry, brick, night, linen]),
  plum: theme('plum', I.plum, 'blush', [rose, corn, berry, mist, fire, night, grove]),
  sage: theme('sage', I.leafD, 'butter', [linen, grove, plum, crust, brick]),
  sky: theme('sky', I.skyD, 'butter', [sea, corn, fire, berry, brick]),
  brick: theme('brick', I.brick, 'blush', [corn, crust, fire, rose, mist]),
  cream: theme('cream', I.crustD, 'sage', [brick, night, grove, rose, herb, plum]),
};
