import { INKS, type Ink } from '../../../inks.ts';
import { at, beads, blob, cut, disc, line, num, oval, shape, wedges } from '../../../shapes.ts';
import { dashes, slab, specks } from './marks.ts';
import { each, ring, spread } from './places.ts';

const I = INKS;
const round = (r: number, seed = 'r', wobble = 0.06) => blob(r, 11, wobble, seed);

/** Cut vegetables, fruit and herbs around 0,0, 40 to 60 units across unless a size is given. */

/** A wedge of lemon or lime, with the rind below. */
export const citrusWedge = (rind: Ink = I.lemon, flesh: Ink = I.lemonFlesh, size = 44) =>
  shape(rind, `M${-size},0Q0,${num(size * 1.3)} ${size},0Q0,${num(-size * 0.34)} ${-size},0Z`) +
  shape(I.pith, `M${-size},0Q0,${num(size * 0.9)} ${size},0Q0,${num(-size * 0.34)} ${-size},0Z`) +
  shape(
    flesh,
    `M${num(-size * 0.84)},0Q0,${num(size * 0.68)} ${num(size * 0.84)},0Q0,${num(-size * 0.26)} ${num(-size * 0.84)},0Z`,
  ) +
  line(
    I.pith,
    3,
    `M0,${num(-size * 0.14)}V${num(size * 0.32)}M${num(-size * 0.4)},${num(-size * 0.08)}L${num(-size * 0.3)},${num(size * 0.26)}M${num(size * 0.4)},${num(-size * 0.08)}L${num(size * 0.3)},${num(size * 0.26)}`,
  );

export const limeWedge = (size = 44) => citrusWedge(I.leaf, I.lime, size);

/** A round slice of a root or sausage with a darker edge. */
const coin = (r: number, top: Ink, edge: Ink, seed = 'coin') => slab(top, edge, round(r, seed), r * 0.18);

export const carrotCoin = (r = 24) => coin(r, I.carrot, I.carrotDeep) + disc(I.apricot, r * 0.42);

export const radishSlice = (r = 24) =>
  disc(I.raspberry, r) +
  disc(I.white, r * 0.86) +
  dashes(
    I.shell,
    3,
    r * 0.5,
    ring(6, r * 0.45).map(([x, y, t = 0]) => [x, y, t + 90]),
  );

export const cucumberSlice = (r = 26) =>
  disc(I.leaf, r) +
  disc(I.sprout, r * 0.87) +
  disc(I.lime, r * 0.5) +
  dashes(
    I.pith,
    3.4,
    r * 0.2,
    ring(7, r * 0.36).map(([x, y, t = 0]) => [x, y, t + 90]),
  );

export const courgetteSlice = (r = 28) =>
  disc(I.leafD, r) +
  disc(I.sprout, r * 0.88) +
  dashes(
    I.lime,
    4,
    r * 0.2,
    ring(8, r * 0.42).map(([x, y, t = 0]) => [x, y, t + 90]),
  );

export const aubergineSlice = (r = 34) =>
  cut(
    disc(I.aubergine, r),
    shape(I.crumb, round(r * 0.89, 'aub')),
    shape(I.toast, round(r * 0.6, 'aub2', 0.3)),
    specks(I.caramel, 2.6, spread(9, r * 0.5, 'aub3')),
  );

/** Half an aubergine from the fire along the x axis, 200 long: black skin, brown soft flesh, cut side up. */
export const aubergineHalf =
  slab(
    I.night,
    I.ink,
    'M-98,-10C-70,-26 -40,-22 0,-38C44,-56 100,-40 102,2C102,46 46,58 2,42C-40,26 -70,30 -98,14Z',
    7,
  ) +
  shape(
    I.aubergine,
    'M-94,-8C-66,-22 -38,-18 2,-34C44,-50 95,-36 97,2C97,40 46,52 4,37C-38,22 -66,26 -94,12Z',
  ) +
  shape(I.toast, 'M-74,-4C-50,-12 -26,-14 4,-26C42,-40 86,-28 87,2C87,32 46,42 8,29C-24,18 -50,16 -74,8Z') +
  shape(I.crumb, 'M-58,0C-34,-8 -16,-8 8,-19C40,-31 74,-22 75,2C75,24 44,33 10,21C-16,12 -36,10 -58,4Z') +
  line(I.crust, 4, 'M-42,2C-14,-4 6,-10 22,-12M-30,7C0,6 30,20 54,16M34,-20C52,-20 62,-12 64,-2') +
  specks(I.caramel, 2.8, spread(20, 26, 'aubergine half', { x: 34, y: 2 })) +
  shape(
    I.crustD,
    'M58,-34C72,-32 84,-20 87,-6C78,-14 68,-24 58,-34ZM16,33C30,38 46,38 58,35C44,30 28,30 16,33ZM-40,-14C-30,-14 -18,-18 -8,-22C-16,-12 -28,-8 -40,-14Z',
  ) +
  shape(I.oliveD, 'M-88,-12C-76,-20 -70,-20 -64,-17C-72,-8 -74,12 -64,20C-72,22 -80,20 -88,16Z') +
  line(I.oliveD, 13, 'M-88,2C-102,2 -112,-4 -122,-10') +
  line(I.olive, 5, 'M-86,0C-102,0 -110,-5 -119,-10');

export const potatoSlice = (r = 34) =>
  coin(r, I.semolina, I.crust, 'potato') +
  shape(I.buttercream, round(r * 0.88, 'potato')) +
  line(I.butter, 4, `M${-r * 0.4},${r * 0.3}Q${r * 0.1},${r * 0.5} ${r * 0.44},${r * 0.1}`);

export const tomatoDisc = (r = 30) =>
  disc(I.tomatoDeep, r) +
  disc(I.flesh, r * 0.86) +
  wedges(5, r * 0.2, r * 0.76, 0.14, I.tomato) +
  beads(
    I.pith,
    ring(10, r * 0.54).map(([x, y]) => [x, y, r * 0.06]),
  );

/** A wedge of tomato, with the skin below. */
export const tomatoWedge = (size = 44) =>
  shape(I.tomatoDeep, `M${-size},0Q0,${size * 1.1} ${size},0Q0,${-size * 0.5} ${-size},0Z`) +
  shape(I.tomato, `M${-size},0Q0,${size * 0.7} ${size},0Q0,${-size * 0.5} ${-size},0Z`) +
  shape(I.flesh, `M${-size * 0.6},0Q0,${size * 0.36} ${size * 0.6},0Q0,${-size * 0.24} ${-size * 0.6},0Z`) +
  beads(I.pith, [
    [-16, 3, 3],
    [0, 5, 3],
    [16, 3, 3],
  ]);

/** A roasted, burst cherry tomato. */
export const roastTomato = (r = 24) =>
  disc(I.tomatoDeep, r, 2, 3) +
  disc(I.tomato, r) +
  line(I.brick, 4, `M${-r * 0.5},${-r * 0.3}Q0,${-r * 0.6} ${r * 0.4},${-r * 0.1}`) +
  oval(I.rose, r * 0.2, r * 0.11, -r * 0.36, r * 0.3, 40);

export const onionRing = (r = 28) =>
  `<circle r="${r}" fill="none" stroke="${I.shell}" stroke-width="${num(r * 0.3)}"/><circle r="${num(r * 1.13)}" fill="none" stroke="${I.wine}" stroke-width="${num(r * 0.13)}"/><circle r="${num(r * 0.84)}" fill="none" stroke="${I.mauve}" stroke-width="${num(r * 0.08)}"/>`;

/** A crescent of raw red onion. */
export const onionSliver = (size = 30) =>
  line(I.mauve, size * 0.36, `M${-size},${size * 0.3}Q0,${-size * 0.7} ${size},${size * 0.3}`) +
  line(I.shell, size * 0.22, `M${-size},${size * 0.36}Q0,${-size * 0.6} ${size},${size * 0.36}`);

export const olive = (dark: Ink = I.oliveD, light: Ink = I.olive, r = 20) =>
  oval(dark, r * 1.15, r * 0.92) +
  oval(light, r * 0.42, r * 0.2, -r * 0.34, -r * 0.36, -24) +
  disc(I.ink, r * 0.16, r * 0.8);

export const blackOlive = (r = 20) => olive(I.plum, I.mauve, r);

export const chilliRing = (r = 13, skin: Ink = I.tomato) =>
  `<circle r="${num(r * 0.78)}" fill="none" stroke="${skin}" stroke-width="${num(r * 0.46)}"/>` +
  beads(I.pith, [
    [-r * 0.2, 0, 2.4],
    [r * 0.24, r * 0.1, 2.4],
  ]);

/** A slice of avocado: a crescent, green at the skin. */
export const avocadoSlice = (size = 56) => {
  const arc = (depth: number) => `M${-size},0Q0,${-size * 1.1} ${size},0Q0,${-depth} ${-size},0Z`;
  return (
    shape(I.leaf, arc(size * 0.16)) +
    shape(
      I.lime,
      `M${-size * 0.92},0Q0,${-size * 0.94} ${size * 0.92},0Q0,${-size * 0.16} ${-size * 0.92},0Z`,
    ) +
    shape(
      I.sprout,
      `M${-size * 0.8},-1Q0,${-size * 0.7} ${size * 0.8},-1Q0,${-size * 0.16} ${-size * 0.8},-1Z`,
    )
  );
};

/** A sprig of curry leaves along the x axis. */
export const curryLeaf = (length = 90) => {
  const pairs = Array.from({ length: 4 }, (_, i) => (i + 0.6) / 4.4);
  const one = (x: number, turn: number) =>
    at(
      x,
      0,
      turn,
      1,
      shape(I.leafD, 'M0,0C8,-11 26,-10 36,0C26,10 8,11 0,0Z') + line(I.lime, 1.6, 'M3,0H30'),
    );
  return (
    line(I.leafD, 3, `M0,0H${length}`) +
    pairs.map((t) => one(length * t, -52) + one(length * t, 52)).join('') +
    one(length * 0.94, 0)
  );
};

/** A dried red chilli, wrinkled and dark. */
export const driedChilli = (size = 60) =>
  shape(
    I.tomatoDeep,
    `M${-size},-6C${-size * 0.5},-26 ${size * 0.4},-12 ${size},10C${size * 0.3},16 ${-size * 0.6},18 ${-size},-6Z`,
  ) +
  line(I.wine, 3, `M${-size * 0.7},-4Q0,-4 ${size * 0.6},6M${-size * 0.4},-12Q0,-12 ${size * 0.3},-3`) +
  line(I.oliveD, 6, `M${-size},-6L${-size - 16},-12`);

/** Whole coriander or parsley leaves scattered over a circle, light on dark. */
export const greenery = (count: number, r: number, seed: string, size = 13) =>
  each(spread(count, r, seed), (i) => {
    const s = size / 16;
    const d = 'M0,16C-6,8 -18,10 -16,0C-15,-7 -8,-6 -6,-4C-9,-18 9,-18 6,-4C8,-6 15,-7 16,0C18,10 6,8 0,16Z';
    return at(0, 0, 0, s, shape(i % 3 === 1 ? I.lime : I.leaf, d) + line(I.leafD, 2, 'M0,16V-8'));
  });
