import { INKS, type Ink } from '../../../inks.ts';
import { blob, cut, disc, line, num, oval, shade, shape } from '../../../shapes.ts';
import { dashes, slab, specks } from './marks.ts';
import { spread } from './places.ts';

const I = INKS;
const round = (r: number, seed = 'r', wobble = 0.06) => blob(r, 11, wobble, seed);

/**
 * Served pieces of egg, fish, meat, beans and dough around 0,0,
 * 40 to 60 units across unless a size is given.
 */

/** A fried egg; `lace` is the ink of its crisp edge. */
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

/** A soft cube, seen slightly from the side. */
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

/** A piece of tofu. */
export const tofu = (size = 50) =>
  slab(
    I.white,
    I.toast,
    `M${-size / 2},${-size * 0.42}L${size / 2},${-size / 2}L${size * 0.48},${size * 0.44}L${-size * 0.46},${size / 2}Z`,
    size * 0.18,
  );

/** A round ball or patty with brown marks of the pan. */
export const patty = (r: number, top: Ink, under: Ink, mark: Ink, seed = 'patty') =>
  slab(top, under, round(r, seed, 0.1), r * 0.16) +
  specks(mark, r * 0.07, spread(9, r * 0.8, seed)) +
  line(
    mark,
    r * 0.1,
    `M${num(-r * 0.6)},${num(-r * 0.1)}Q${num(-r * 0.5)},${num(-r * 0.5)} ${num(-r * 0.05)},${num(-r * 0.62)}`,
  );

/** A piece of cooked meat without bone. */
export const chunk = (size: number, top: Ink, under: Ink, seed = 'chunk') =>
  slab(top, under, blob(size / 2, 7, 0.34, seed), size * 0.14) +
  line(
    under,
    3,
    `M${-size * 0.22},${-size * 0.06}Q0,${-size * 0.2} ${size * 0.24},${-size * 0.1}M${-size * 0.16},${size * 0.14}Q${size * 0.04},${size * 0.02} ${size * 0.22},${size * 0.1}`,
  );

/** A slice of cooked chicken: pale meat along its grain, with an edge of browned skin. */
export const chickenSlice = (meat: Ink = I.pith, skin: Ink = I.caramel) =>
  slab(
    meat,
    I.toast,
    'M-50,-6C-46,-26 -6,-34 24,-28C46,-24 56,-8 48,6C36,22 4,28 -22,22C-42,18 -52,8 -50,-6Z',
    5,
  ) +
  shape(skin, 'M-50,-6C-46,-26 -6,-34 24,-28C46,-24 56,-8 48,6C48,-8 36,-17 18,-19C-8,-22 -38,-16 -50,-6Z') +
  line(I.dough, 3, 'M-34,4Q-4,-6 34,0M-28,14Q0,6 26,10');

/** An open mussel: one shell with the meat. */
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

/** A cooked bean with a highlight. */
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

/** A mound of plain rice. */
export const riceMound = (r: number, seed = 'mound') =>
  shape(I.cream, blob(r, 12, 0.08, seed)) +
  dashes(I.white, 6.4, 8, spread(Math.round((r * r) / 62), r * 0.93, seed)) +
  dashes(I.toast, 2, 6, spread(Math.round(r / 3), r * 0.9, `${seed}2`));
