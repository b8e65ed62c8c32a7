import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { cast, dusk, flat, strew, stroke } from './cuts.ts';
import type { Tool } from './kit.ts';

const STEEL = '#cfd4cd';
const DARK = '#7d837f';
const PLATE = 'M-150,-400Q-150,-430 -120,-430H120Q150,-430 150,-400V150L96,196H-96L-150,150Z';
const HANDLE = 'M-40,190H40L52,300C66,360 62,420 44,456Q0,484 -44,456C-62,420 -66,360 -52,300Z';
const STAR = 'M0,-21L6,-7L20,-8L10,3L15,17L0,10L-15,17L-10,3L-20,-8L-6,-7Z';

/** Coarse hand-punched star-shaped teeth, each at a different angle. */
const teeth = () =>
  Array.from({ length: 40 }, (_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5];
    const [x, y] = [-104 + column * 52 + (row % 2 ? 14 : -14) * 0.6, -372 + row * 62];
    const turn = `translate(${x.toFixed(0)} ${y}) rotate(${(i * 53) % 72})`;
    return (
      flat('#4a5357', STAR, ` transform="${turn} scale(1.12)"`) +
      flat('#f1f3ee', STAR, ` transform="translate(-2 -3) ${turn} scale(.72)"`)
    );
  }).join('');

/** A flat grater: a steel plate in a folded rim, with a beech handle at the bottom. 300 wide, 900 tall. */
const flatGrater = () =>
  cast(`${PLATE}${HANDLE}`, 18, 24) +
  flat(DARK, PLATE) +
  flat(STEEL, 'M-132,-396Q-132,-412 -116,-412H116Q132,-412 132,-396V142L88,178H-88L-132,142Z') +
  dusk('M60,-412H116Q132,-412 132,-396V142L88,178H40C100,60 110,-240 60,-412Z', 0.4) +
  teeth() +
  stroke('#ffffff', 7, 'M-116,-380V110', ' opacity=".8"') +
  flat('#d9b07a', HANDLE) +
  dusk('M10,190H40L52,300C66,360 62,420 44,456Q30,468 12,472C30,380 24,280 10,190Z', 0.55) +
  stroke('#a9743f', 4, 'M-20,220C-28,300 -30,380 -18,452M4,230C0,310 4,380 8,440') +
  flat(DARK, 'M-46,178H46V206H-46Z');

const shreds = (x: number, y: number, rx: number, ry: number) =>
  strew('#e6d5b0', 90, [rx, ry, x + 6, y + 12], 12, 'shade') +
  strew('#fffaf0', 190, [rx, ry, x, y], 13, 'coconut');

export const coconutGrater: Tool = {
  shows: 'grater',
  standing: [],
  tag: [548, 850, 8],
  front: () =>
    shreds(200, 850, 170, 70) +
    moved(430, 460, 14, 0.96, flatGrater()) +
    lying([{ name: 'coconut', x: 170, y: 640, size: 300, rotation: -20 }]),
  use: () =>
    shreds(380, 800, 300, 130) +
    moved(300, 400, -18, 0.98, flatGrater()) +
    lying([{ name: 'coconut', x: 560, y: 350, size: 380, rotation: 160 }]),
  detail: () => moved(420, 700, 10, 2, flatGrater()) + shreds(200, 930, 200, 70),
};
