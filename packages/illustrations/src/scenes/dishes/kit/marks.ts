import type { Ink } from '../../../inks.ts';
import { at, beads, blob, line, num, type Place, shade, shape, stamp } from '../../../shapes.ts';
import { spread } from './places.ts';

/** Small repeated shapes, each kind as one path in one ink: chopped, fried and sprinkled pieces. */

/** Short straight strokes: shreds, matchsticks, chives, grill marks. */
export const dashes = (ink: Ink, width: number, length: number, places: readonly Place[]) =>
  line(ink, width, stamp(`M${-length / 2},0L${length / 2},0`, places));

/** Short bent strokes: fried onion, shredded meat, noodles' ends. */
export const curls = (ink: Ink, width: number, length: number, places: readonly Place[]) =>
  line(ink, width, stamp(`M${-length / 2},0Q0,${-length * 0.55} ${length / 2},0`, places));

/** Cubes from above. */
export const dice = (ink: Ink, size: number, places: readonly Place[]) => {
  const a = size / 2;
  return shape(ink, stamp(`M${-a},${-a}L${a},${-a * 0.8}L${a * 0.9},${a}L${-a},${a * 0.9}Z`, places));
};

/** Round specks of one size: seeds, pepper, salt, bubbles of oil. */
export const specks = (ink: Ink, r: number, places: readonly Place[]) =>
  beads(
    ink,
    places.map(([x, y]) => [x, y, r]),
  );

/** Small ovals in all directions: sesame, lentils, flakes. */
export const seedsOf = (ink: Ink, length: number, places: readonly Place[]) => {
  const [a, b] = [length / 2, length / 3.4];
  return shape(
    ink,
    stamp(`M${-a},0C${-a / 2},${-b} ${a / 2},${-b} ${a},0C${a / 2},${b} ${-a / 2},${b} ${-a},0Z`, places),
  );
};

/** Open rings: spring onion, chilli, leek. */
export const hoops = (ink: Ink, r: number, width: number, places: readonly Place[]) =>
  line(
    ink,
    width,
    places
      .map(([x, y]) => `M${num(x - r)},${num(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`)
      .join(''),
  );

/** Torn coriander or parsley leaves of three lobes. */
export const herbs = (ink: Ink, size: number, places: readonly Place[]) => {
  const s = (value: number) => num((value * size) / 16);
  const d = `M0,${s(16)}C${s(-6)},${s(8)} ${s(-18)},${s(10)} ${s(-16)},${s(0)}C${s(-15)},${s(-7)} ${s(-8)},${s(-6)} ${s(-6)},${s(-4)}C${s(-9)},${s(-18)} ${s(9)},${s(-18)} ${s(6)},${s(-4)}C${s(8)},${s(-6)} ${s(15)},${s(-7)} ${s(16)},${s(0)}C${s(18)},${s(10)} ${s(6)},${s(8)} 0,${s(16)}Z`;
  return shape(ink, stamp(d, places));
};

/** Plain pointed leaves: basil, curry leaf, oregano. */
export const leaves = (ink: Ink, length: number, places: readonly Place[]) => {
  const [a, b] = [length / 2, length * 0.26];
  return shape(
    ink,
    stamp(`M${-a},0C${-a / 3},${-b} ${a / 3},${-b} ${a},0C${a / 3},${b} ${-a / 3},${b} ${-a},0Z`, places),
  );
};

/** A sauce, broth or mash with a radius of about `r`: its darker edge, then its surface. */
export const pool = (top: Ink, edge: Ink, r: number, seed: string, x = 0, y = 0) =>
  at(x, y, 0, 1, shape(edge, blob(r, 12, 0.1, seed)) + shape(top, blob(r * 0.93, 12, 0.1, seed)));

/** A shape with its darker underside visible below, for objects with thickness. */
export const slab = (top: Ink, under: Ink, d: string, drop = 6) =>
  at(drop * 0.5, drop, 0, 1, shape(under, d)) + shape(top, d);

/** Cooked grains that fill a circle of radius `r`. */
export function grains(top: Ink, bed: Ink, r: number, seed: string, count = 170, size = 12): string {
  return (
    shape(bed, blob(r, 14, 0.08, seed)) + dashes(top, size * 0.52, size * 0.7, spread(count, r * 0.95, seed))
  );
}

/** A spiral mark of a spoon from the middle to radius `r`. */
export function swirl(ink: Ink, width: number, r: number, turns: number, start = 0): string {
  const steps = Math.ceil(turns * 8);
  const point = (i: number, lift = 1) => {
    const angle = start + (i / 8) * 2 * Math.PI;
    const away = ((i / steps) * 0.94 + 0.06) * r * lift;
    return `${num(Math.cos(angle) * away)},${num(Math.sin(angle) * away)}`;
  };
  const curves = Array.from({ length: steps }, (_, i) => `Q${point(i + 0.5, 1.07)} ${point(i + 1)}`);
  return line(ink, width, `M${point(0)}${curves.join('')}`);
}

/** A highlight on a wet or glazed surface, at the upper left of a circle of radius `r`. */
export const shine = (ink: Ink, r: number, width = 7) =>
  line(
    ink,
    width,
    `M${num(-r * 0.86)},${num(-r * 0.3)}Q${num(-r * 0.72)},${num(-r * 0.72)} ${num(-r * 0.24)},${num(-r * 0.88)}`,
  );

/** The shadow side of a mound of radius `r`, in dots. */
export const belly = (r: number, tone: 'dk' | 'db' | 'dp' = 'dk', opacity = 0.5) =>
  shade(
    tone,
    `M${num(-r * 0.86)},${num(r * 0.5)}Q0,${num(r * 0.66)} ${num(r * 0.92)},${num(-r * 0.38)}Q${num(r * 1.06)},${num(r * 0.62)} ${num(r * 0.36)},${num(r * 0.92)}Q${num(-r * 0.4)},${num(r * 1.06)} ${num(-r * 0.86)},${num(r * 0.5)}Z`,
    opacity,
  );
