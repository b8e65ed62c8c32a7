import { INKS, type Ink } from '../../../inks.ts';
import { at, beads, blob, cut, disc, line, num, oval, shade, shape, wedges } from '../../../shapes.ts';
import { dashes, slab, specks } from './marks.ts';
import { each, ring, spread } from './places.ts';

const I = INKS;
const round = (r: number, seed = 'r', wobble = 0.06) => blob(r, 11, wobble, seed);

/** One food after the knife and the stove, about 0,0 and some 40 to 60 units across unless a radius is given. */

/** A fried egg; `lace` is its edge where the pan was hot. */
export const friedEgg = (r: number, lace?: Ink, seed = 'egg') =>
  cut(
    shape(lace ?? I.toast, blob(r * 1.06, 13, 0.26, seed)),
    shape(I.white, blob(r * (lace ? 0.93 : 1), 13, 0.26, seed)),
    disc(I.lemonDeep, r * 0.42, r * 0.05, r * 0.05),
    disc(I.yolk, r * 0.4),
    oval(I.buttercream, r * 0.16, r * 0.08, -r * 0.14, -r * 0.18, -30),
  );

/** Half a hard-boiled egg, cut side up. */
export const eggHalf = (size = 30) => {
  const d = `M${-size},0C${-size},${num(-size * 0.9)} ${num(size * 0.3)},${num(-size * 0.86)} ${num(size * 1.2)},0C${num(size * 0.3)},${num(size * 0.86)} ${-size},${num(size * 0.9)} ${-size},0Z`;
  return (
    slab(I.white, I.toast, d, 5) +
    disc(I.lemonDeep, size * 0.46, -size * 0.1, 2) +
    disc(I.yolk, size * 0.42, -size * 0.1)
  );
};

/** A quarter of a hard-boiled egg, lying on its side. */
export const eggQuarter = (size = 34) =>
  slab(
    I.white,
    I.toast,
    `M${-size * 1.2},0Q0,${-size * 1.25} ${size * 1.2},0Q0,${size * 0.5} ${-size * 1.2},0Z`,
    5,
  ) +
  shape(
    I.yolk,
    `M${-size * 0.55},${-size * 0.06}Q0,${-size * 0.72} ${size * 0.55},${-size * 0.06}Q0,${size * 0.2} ${-size * 0.55},${-size * 0.06}Z`,
  );

/** A wedge of lemon or lime, rind below. */
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

/** A slice of citrus. */
export const citrusSlice = (r: number, rind: Ink = I.lemon, flesh: Ink = I.lemonFlesh) =>
  disc(rind, r) + disc(I.pith, r * 0.9) + wedges(8, r * 0.1, r * 0.82, 0.07, flesh);

/** A round coin of a root or a sausage with a darker edge. */
export const coin = (r: number, top: Ink, edge: Ink, seed = 'coin') =>
  slab(top, edge, round(r, seed), r * 0.18);

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
export const potatoSlice = (r = 34) =>
  coin(r, I.butter, I.semolina, 'potato') +
  line(I.buttercream, 4, `M${-r * 0.5},${-r * 0.2}Q${-r * 0.2},${-r * 0.6} ${r * 0.3},${-r * 0.5}`);
export const tomatoDisc = (r = 30) =>
  disc(I.tomatoDeep, r) +
  disc(I.flesh, r * 0.86) +
  wedges(5, r * 0.2, r * 0.76, 0.14, I.tomato) +
  beads(
    I.pith,
    ring(10, r * 0.54).map(([x, y]) => [x, y, r * 0.06]),
  );
/** A wedge of tomato, skin below. */
export const tomatoWedge = (size = 44) =>
  shape(I.tomatoDeep, `M${-size},0Q0,${size * 1.1} ${size},0Q0,${-size * 0.5} ${-size},0Z`) +
  shape(I.tomato, `M${-size},0Q0,${size * 0.7} ${size},0Q0,${-size * 0.5} ${-size},0Z`) +
  shape(I.flesh, `M${-size * 0.6},0Q0,${size * 0.36} ${size * 0.6},0Q0,${-size * 0.24} ${-size * 0.6},0Z`) +
  beads(I.pith, [
    [-16, 3, 3],
    [0, 5, 3],
    [16, 3, 3],
  ]);
/** A burst cherry tomato, roasted. */
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

/** A cube of anything soft, seen a little from the side. */
export const cube = (size: number, top: Ink, side: Ink) => {
  const a = size / 2;
  return (
    shape(side, `M${-a},${-a * 0.5}L${a},${-a * 0.8}L${a},${a * 0.7}L${-a * 0.1},${a * 1.25}L${-a},${a}Z`) +
    shape(
      top,
      `M${-a},${-a * 0.6}L${a * 0.2},${-a}L${a},${-a * 0.75}L${-a * 0.05},${-a * 0.15}Z`.replace(/Z$/, '') +
        `L${-a * 0.05},${a * 0.6}L${-a},${a * 0.35}Z`,
    )
  );
};
/** Silken or firm tofu. */
export const tofu = (size = 50) =>
  slab(
    I.white,
    I.toast,
    `M${-size / 2},${-size * 0.42}L${size / 2},${-size / 2}L${size * 0.48},${size * 0.44}L${-size * 0.46},${size / 2}Z`,
    size * 0.18,
  );

/** A round ball or patty with the pan's brown on it. */
export const patty = (r: number, top: Ink, under: Ink, mark: Ink, seed = 'patty') =>
  slab(top, under, round(r, seed, 0.1), r * 0.16) +
  specks(mark, r * 0.07, spread(9, r * 0.8, seed)) +
  line(
    mark,
    r * 0.1,
    `M${num(-r * 0.6)},${num(-r * 0.1)}Q${num(-r * 0.5)},${num(-r * 0.5)} ${num(-r * 0.05)},${num(-r * 0.62)}`,
  );

/** A piece of cooked meat off the bone. */
export const chunk = (size: number, top: Ink, under: Ink, seed = 'chunk') =>
  slab(top, under, blob(size / 2, 7, 0.34, seed), size * 0.14) +
  line(
    under,
    3,
    `M${-size * 0.22},${-size * 0.06}Q0,${-size * 0.2} ${size * 0.24},${-size * 0.1}M${-size * 0.16},${size * 0.14}Q${size * 0.04},${size * 0.02} ${size * 0.22},${size * 0.1}`,
  );

/** An open mussel: one shell, the meat in it. */
export const mussel = (size = 52, meat: Ink = I.carrot) =>
  cut(
    shape(
      I.night,
      `M${-size},0C${-size * 0.6},${-size * 0.62} ${size * 0.7},${-size * 0.66} ${size},${-size * 0.04}C${size * 0.76},${size * 0.6} ${-size * 0.5},${size * 0.44} ${-size},0Z`,
    ),
    shape(
      I.bilberry,
      `M${-size * 0.86},0C${-size * 0.5},${-size * 0.48} ${size * 0.62},${-size * 0.5} ${size * 0.86},${-size * 0.04}C${size * 0.64},${size * 0.44} ${-size * 0.44},${size * 0.32} ${-size * 0.86},0Z`,
    ),
    shape(
      I.silver,
      `M${-size * 0.68},0C${-size * 0.4},${-size * 0.36} ${size * 0.52},${-size * 0.38} ${size * 0.7},${-size * 0.02}C${size * 0.5},${size * 0.32} ${-size * 0.36},${size * 0.24} ${-size * 0.68},0Z`,
    ),
    shape(
      meat,
      `M${-size * 0.4},0C${-size * 0.26},${-size * 0.3} ${size * 0.4},${-size * 0.3} ${size * 0.54},0C${size * 0.36},${size * 0.26} ${-size * 0.26},${size * 0.22} ${-size * 0.4},0Z`,
    ),
    line(I.carrotDeep, 3.4, `M${-size * 0.26},${size * 0.02}Q${size * 0.1},${-size * 0.12} ${size * 0.42},0`),
  );

/** A half-moon dumpling with a pinched edge. */
export const pierog = (dough: Ink = I.dough, edge: Ink = I.toast) => {
  const body = 'M-58,16C-54,-34 -26,-50 0,-50C28,-50 54,-34 58,16C40,36 -40,36 -58,16Z';
  const pinch = [-46, -28, -9, 10, 29, 46]
    .map((x, i) => `M${x},${i === 0 || i === 5 ? 20 : 29}L${x * 0.86},${i === 0 || i === 5 ? 10 : 14}`)
    .join('');
  return (
    slab(dough, edge, body, 6) +
    shade('db', 'M10,-48C40,-40 54,-14 57,16C30,4 16,-16 10,-48Z') +
    line(edge, 4, pinch) +
    line(I.white, 5, 'M-38,-8C-32,-26 -18,-34 -6,-36')
  );
};

/** A peanut half. */
export const peanut = (size = 18) =>
  oval(I.caramel, size * 0.62, size * 0.44, 1.5, 2) +
  oval(I.crumb, size * 0.6, size * 0.4) +
  line(I.toast, 2.4, `M${-size * 0.3},0H${size * 0.3}`);
/** A cooked bean with a shine. */
export const bean = (skin: Ink, light: Ink, size = 22) =>
  shape(
    skin,
    `M${-size},${-size * 0.1}C${-size},${-size * 0.8} ${size},${-size * 0.8} ${size},0C${size},${size * 0.7} ${size * 0.3},${size * 0.4} 0,${size * 0.36}C${-size * 0.4},${size * 0.4} ${-size},${size * 0.6} ${-size},${-size * 0.1}Z`,
  ) +
  line(light, size * 0.16, `M${-size * 0.56},${-size * 0.26}Q0,${-size * 0.56} ${size * 0.5},${-size * 0.3}`);
export const chickpea = (r = 14) =>
  disc(I.crust, r, 1.5, 2.5) +
  disc(I.toast, r) +
  line(I.crust, 2.4, `M${-r * 0.1},${-r * 0.5}Q${r * 0.3},0 0,${r * 0.4}`) +
  disc(I.crumb, r * 0.22, -r * 0.4, -r * 0.3);

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

/** A mound of plain rice. */
export const riceMound = (r: number, seed = 'mound') =>
  shape(I.cream, blob(r, 12, 0.08, seed)) +
  dashes(I.white, 6.4, 8, spread(Math.round((r * r) / 62), r * 0.93, seed)) +
  dashes(I.toast, 2, 6, spread(Math.round(r / 3), r * 0.9, `${seed}2`));

/** Whole coriander or parsley leaves strewn over a round, light on dark. */
export const greenery = (count: number, r: number, seed: string, size = 13) =>
  each(spread(count, r, seed), (i) => {
    const s = size / 16;
    const d = 'M0,16C-6,8 -18,10 -16,0C-15,-7 -8,-6 -6,-4C-9,-18 9,-18 6,-4C8,-6 15,-7 16,0C18,10 6,8 0,16Z';
    return at(0, 0, 0, s, shape(i % 3 === 1 ? I.lime : I.leaf, d) + line(I.leafD, 2, 'M0,16V-8'));
  });
