import { moved } from '../grounds.ts';
import { flat, round, stroke } from '../kitchen/cuts.ts';

/** A wooden chair from the side that faces right, about 110 wide and 210 tall; its seat is at y 0. */
const chair = (wood: string, dark: string) =>
  stroke(dark, 11, 'M-40,6L-52,96M44,6L50,96M-14,-8V62M58,-10V58') +
  stroke(dark, 11, 'M-38,4L-54,-108') +
  flat(wood, 'M-70,-118L-32,-140L-24,-84L-60,-66Z') +
  flat(wood, 'M-48,0L-14,-22H66L48,2Z') +
  flat(dark, 'M-48,0L48,2L66,-22V-10L48,16L-48,14Z');

const RED = ['#d63d24', '#8c2a18'] as const;
const BEECH = ['#e6bd7c', '#8a5127'] as const;
const PAIRS = 15;

/** How far along the table, from 0 at the far end to 1: its y, half its width, and the scale there. */
const along = (t: number) => {
  const near = t ** 1.7;
  return { y: -300 + near * 640, half: 62 + near * 158, size: 0.3 + near * 0.74 };
};

const pair = (index: number) => {
  const { y, half, size } = along(index / (PAIRS - 1));
  const [wood, dark] = index >= PAIRS - 6 ? RED : BEECH;
  const one = chair(wood, dark);
  const away = half + 58 * size;
  return (
    `<g transform="translate(${-away} ${y}) scale(${size})">${one}</g>` +
    `<g transform="translate(${away} ${y}) scale(${-size} ${size})">${one}</g>`
  );
};

/** A plate on each side of the table, and every third time a golden rice cake between them. */
const setting = (index: number) => {
  const { y, half, size } = along((index + 0.4) / PAIRS);
  const plate = (x: number) =>
    round('#c9b896', 46 * size, 19 * size, x + 3, y + 4) +
    round('#ffffff', 46 * size, 19 * size, x, y) +
    round('#d9e4e2', 30 * size, 12 * size, x, y);
  const dish =
    index % 3 === 1
      ? moved(
          0,
          y - 6 * size,
          0,
          size,
          round('#2f5361', 74, 30, 0, 6) +
            flat('#c98a45', 'M-56,-4V-24A56,22 0 0 1 56,-24V-4A56,22 0 0 1 -56,-4Z') +
            round('#eda72a', 56, 22, 0, -24) +
            round('#d63d24', 7, 4, -18, -26) +
            round('#d63d24', 7, 4, 14, -18) +
            round('#5d7440', 9, 4, 4, -32),
        )
      : '';
  return plate(-half * 0.66) + plate(half * 0.66) + dish;
};

/**
 * A long table laid for thirty, with a chair at each place: the twelve existing ones are red, the eighteen
 * missing ones plain beech. 720 wide.
 */
export const chairs = () => {
  const [far, near] = [along(0), along(1)];
  const edge = (side: number) => `${side * (near.half + 14)},${near.y + 40}`;
  return (
    Array.from({ length: PAIRS }, (_, i) => pair(i)).join('') +
    flat('#d9c9a0', `M${edge(-1)}V${near.y + 130}H${near.half + 14}V${near.y + 40}Z`) +
    flat('#fffaf0', `M${-far.half},${far.y - 16}H${far.half}L${edge(1)}L${edge(-1)}Z`) +
    stroke(
      '#d63d24',
      7,
      `M${-far.half + 7},${far.y - 10}L${-near.half + 4},${near.y + 36}M${far.half - 7},${far.y - 10}L${near.half - 4},${near.y + 36}`,
    ) +
    stroke('#d63d24', 9, `M${-near.half - 10},${near.y + 62}H${near.half + 10}`) +
    Array.from({ length: PAIRS }, (_, i) => setting(i)).join('')
  );
};
