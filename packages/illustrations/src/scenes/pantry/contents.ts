import { INKS, type Ink } from '../../inks.ts';
import { line, num, type Place, rng, shape, sprig, stamp } from '../../shapes.ts';
import { curls, seedsOf, specks } from '../dishes/kit/marks.ts';
import { each } from '../dishes/kit/places.ts';
import { moved } from '../grounds.ts';
import type { Pack } from './pack.ts';

const I = INKS;

/** `count` places scattered over the contents of the largest jar. */
function over(count: number, seed: string): Place[] {
  const next = rng(seed);
  return Array.from({ length: count }, () => [
    next() * 580 - 290,
    next() * 660 - 260,
    next() * 360,
    0.8 + next() * 0.5,
  ]);
}

/** Pieces of one shape and ink, each with a darker lower edge. */
const pieces = (top: Ink, edge: Ink, d: string, places: readonly Place[]) =>
  shape(
    edge,
    stamp(
      d,
      places.map(([x, y, turn, size]) => [x + 3, y + 7, turn, size]),
    ),
  ) + shape(top, stamp(d, places));

const BEAN = 'M-22,0C-22,-18 20,-18 22,0C20,16 -20,18 -22,0Z';
const FLAKE = 'M-17,-4C-8,-16 14,-12 18,2C10,10 -12,12 -17,-4Z';

/** Fried chilli: skins, seeds and red oil. */
const chilliPaste = () =>
  pieces(I.brick, I.wine, FLAKE, over(70, 'skins')) +
  curls(I.flesh, 5, 30, over(54, 'gloss')) +
  seedsOf(I.pith, 15, over(90, 'seeds'));

/** Thick honey with a highlight and a few bubbles. */
const honey = () =>
  shape(I.lemonFlesh, 'M-250,-262C-150,-262 -150,-60 -190,120C-210,240 -190,340 -170,402H-290V-262Z', 0.75) +
  shape(I.butter, 'M-90,-262H-30C-60,-60 -60,200 -20,402H-86C-120,200 -124,-40 -90,-262Z', 0.7) +
  shape(I.carrotDeep, 'M170,-262H290V402H140C230,240 230,-60 170,-262Z', 0.55) +
  specks(I.pith, 5, over(26, 'bubbles'));

/** Dry chutney: chilli and shreds of coconut. */
const chilliAndCoconut = () => chilliPaste() + curls(I.shell, 6, 34, over(60, 'coconut'));

/** A piece of pineapple: rounded on the rind side, fibres towards the core. */
const tidbit =
  shape(I.carrotDeep, 'M-34,26C-50,-14 -24,-46 20,-46L44,14L38,30Z', 0.55) +
  shape(I.lemonFlesh, 'M-36,16C-50,-22 -24,-52 20,-52L44,6Z') +
  line(I.lemonDeep, 3.4, 'M-30,-8L8,-2M-20,-28L18,-14M2,-42L28,-22') +
  line(I.pith, 4, 'M-38,10C-46,-20 -24,-46 14,-46');
const pineapple = () => each(over(46, 'tidbits'), tidbit) + pieces(I.toast, I.crust, BEAN, over(20, 'beans'));

/** Soy beans, half mashed. */
const beanPaste = () =>
  curls(I.crustD, 5, 40, over(60, 'paste')) +
  pieces(I.toast, I.crustD, BEAN, over(60, 'beans')) +
  line(I.crust, 3, stamp('M-10,0Q0,-5 11,0', over(60, 'beans')));

const mottled = () => specks(I.white, 4, over(50, 'light')) + specks(I.cocoa, 4, over(50, 'dark'));

/** The contents visible through the glass, by the food or preserve in the jar. */
const INSIDES: Record<string, () => string> = {
  chilli: chilliPaste,
  sambal: chilliPaste,
  lasun: chilliAndCoconut,
  honey,
  'thyme-honey': honey,
  pineapple,
  bean: beanPaste,
};

/** The contents of a jar, drawn over its colour. The caller clips them to the glass. */
export const contents = ({ content }: Pack) => (INSIDES[content] ?? mottled)();

/** Whether a jar holds honey, which is served with a honey dipper. */
export const isHoney = ({ content }: Pack) => /honey/.test(content);

/** The spoon, or the dipper for honey, that stands in the open jar; its lower end is at 0,0. */
export const server = (pack: Pack) => (isHoney(pack) ? dipper(pack) : spoon);

const spoon =
  '<path d="M-13,20L-9,-280C-34,-310 -34,-390 0,-404C34,-390 34,-310 9,-280L13,20Z" fill="#c9cdc6"/><path d="M2,-296C22,-320 22,-370 4,-392C30,-380 30,-316 6,-284Z" fill="url(#dk)"/>';

/** A raised dipper with a thread of honey. */
const dipper = ({ tint }: Pack) =>
  `<path d="M-9,-196H9L13,-420H-13Z" fill="${I.crust}"/>` +
  Array.from({ length: 6 }, (_, i) => {
    const rx = 62 - Math.abs(i - 2.5) * 10;
    return `<ellipse cy="${-190 + i * 22}" rx="${num(rx)}" ry="13" fill="${i % 2 ? I.caramel : I.crust}"/>`;
  }).join('') +
  `<path d="M-52,-150C-30,-104 -22,-78 -10,-60L-8,24H8L10,-60C22,-78 34,-104 54,-150C40,-110 -40,-110 -52,-150Z" fill="${tint}"/>` +
  `<path d="M-30,-118C-20,-96 -14,-80 -8,-64" stroke="${I.buttercream}" stroke-width="7" stroke-linecap="round" fill="none"/>`;

const thyme = sprig({
  leaves: 22,
  length: 250,
  leafLength: 34,
  leafWidth: 9,
  ink: I.leaf,
  vein: I.leafD,
  stem: I.crustD,
});

/** A sprig of thyme tied to the neck of a jar of thyme honey; empty for other jars. */
export const tied = ({ content }: Pack, w: number, y: number) =>
  content === 'thyme-honey'
    ? `<path d="M${-w},${y}Q0,${y + 26} ${w},${y}M${-w},${y + 9}Q0,${y + 35} ${w},${y + 9}" stroke="${I.bone}" stroke-width="7" fill="none"/>` +
      moved(-w * 0.5, y + 6, 50, 0.72, thyme) +
      moved(-w * 0.5, y + 6, 82, 0.6, thyme) +
      moved(-w * 0.5, y + 6, 24, 0.74, thyme) +
      `<path d="M${-w * 0.5 - 26},${y + 8}q26,-34 52,0q-26,34 -52,0" stroke="${I.bone}" stroke-width="7" fill="none"/>`
    : '';
