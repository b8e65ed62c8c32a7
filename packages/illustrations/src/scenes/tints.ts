import { INKS } from '../inks.ts';

const I = INKS;

/** The colour of a food in a jar, pot or bowl: as sauce, jam, purée or broth. */
const TINTS: Record<string, string> = {
  sardine: '#d9b25a',
  herring: '#d9b25a',
  lemon: I.lemon,
  'lemon-half': I.lemon,
  tomato: I.tomato,
  'tomato-slice': I.tomato,
  chilli: I.tomato,
  aubergine: I.wine,
  olive: I.olive,
  bay: I.olive,
  parsley: I.leaf,
  garlic: I.crumb,
  onion: I.mauve,
  egg: I.yolk,
  loaf: I.crust,
  toast: I.crust,
  orecchiette: I.semolina,
  dumpling: I.dough,
  pepper: I.brick,
  fig: I.wine,
  carrot: I.carrot,
  potato: I.toast,
  pumpkin: I.carrot,
  corn: I.lemon,
  avocado: I.lime,
  lime: I.lime,
  orange: I.carrot,
  apple: I.apricot,
  pear: I.sprout,
  strawberry: I.tomato,
  cherry: I.wine,
  peach: I.apricot,
  mushroom: I.caramel,
  cheese: I.buttercream,
  prawn: I.flesh,
  salmon: I.flesh,
  drumstick: I.caramel,
  steak: I.brick,
  bean: I.caramel,
  pea: I.lime,
  honey: '#dd9323',
  chocolate: I.cocoa,
  cinnamon: I.caramel,
  'star-anise': I.caramel,
  ginger: I.toast,
  'spring-onion': I.leaf,
  basil: I.leaf,
  mint: I.leaf,
  coconut: I.shell,
  pineapple: I.lemon,
  walnut: I.caramel,
  almond: I.crumb,
  noodle: I.toast,
  rice: I.shell,
  cabbage: I.sprout,
  beetroot: I.raspberry,
  leek: I.sprout,
  butter: I.buttercream,
  mango: I.carrot,
  blueberry: I.bilberry,
  coffee: I.cocoa,
  tea: I.caramel,
  plum: I.wine,
  radish: I.raspberry,
  cucumber: I.lime,
  banana: I.buttercream,
  date: I.cocoa,
  pomegranate: I.raspberry,
  mussel: I.carrot,
  crab: I.carrot,
  sausage: I.brick,
  // Mixtures, which a product names as its `tint`.
  caramel: I.caramel,
  'aji-amarillo': I.yolk,
  sambal: '#93301c',
  lasun: '#c2481f',
  'thyme-honey': '#d5861f',
  shoyu: I.cocoaDeep,
};

export const tintOf = (food: string): string => TINTS[food] ?? I.crust;

/** A mix of two hex colours: 0 gives the first, 1 the second. */
export function mix(one: string, two: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(two, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (hex: string, share = 0.28) => mix(hex, INKS.ink, share);
export const lighter = (hex: string, share = 0.28) => mix(hex, INKS.white, share);
