import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, strew, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const IRON = '#35302d';
const FLOOR = '#453f3b';
const DEEP = '#221e1c';
const GLEAM = '#7a716b';

const HANDLE = 'M196,-46C250,-34 260,-30 300,-34L400,-40Q446,-36 446,0T400,40L300,34C260,30 250,34 196,46Z';

/**
 * A shallow cast-iron pan: a short handle with a drop-shaped hole, a helper handle, two pouring lips.
 * Radius 230.
 */
const iron = (inside = '') =>
  cast(ring(232), 14, 20) +
  cast(HANDLE, 14, 20) +
  flat(IRON, HANDLE) +
  stroke(GLEAM, 6, 'M236,-18C280,-8 320,-16 344,-18') +
  flat(DEEP, 'M352,0C370,-22 418,-24 418,0S370,22 352,0Z') +
  flat(IRON, 'M-190,-120C-246,-96 -288,-62 -288,0S-246,96 -190,120Z') +
  flat(DEEP, 'M-248,-44Q-270,0 -248,44Q-236,22 -236,0T-248,-44Z') +
  flat(
    IRON,
    'M-84,-208C-40,-222 -24,-254 0,-254S40,-222 84,-208ZM-84,208C-40,222 -24,254 0,254S40,222 84,208Z',
  ) +
  round(IRON, 234) +
  round(DEEP, 218) +
  round(FLOOR, 208) +
  strew(GLEAM, 80, [190, 190], 2.4, 'arepa') +
  hoop(GLEAM, 4, 225) +
  dusk('M-208,0A208,208 0 0 1 90,-188A230,230 0 0 0 -208,0Z', 0.8) +
  inside;

/** A maize arepa: pale and thick with scorched patches. Radius 84. */
const arepa = (seed: string) =>
  cast(ring(82), 7, 10) +
  round('#e0b864', 84) +
  round('#f6e2a4', 78, 76, -3, -4) +
  round('#b9783a', 26, 18, -24, -16) +
  round('#8a5127', 15, 10, -28, -18) +
  round('#c98a45', 20, 15, 26, 24) +
  round('#c98a45', 12, 9, 30, -36) +
  strew('#b9783a', 20, [60, 60], 5, seed);

export const arepaIron: Tool = {
  shows: 'cast-iron pan',
  standing: [],
  tag: [560, 850, 8],
  front: (kit, chance) =>
    moved(330, 420, 42, 1.26, iron()) + around(kit, [{ x: 160, y: 870, size: 320 }], chance),
  use: (kit, chance) =>
    moved(
      360,
      520,
      -34,
      1.5,
      iron(
        moved(-86, -56, 0, 1.05, arepa('a')) +
          moved(88, -64, 90, 1.05, arepa('b')) +
          moved(4, 104, 200, 1.05, arepa('c')),
      ),
    ) + around({ ...kit, foods: kit.foods.slice(-1) }, [{ x: 130, y: 890, size: 250 }], chance),
  detail: () => moved(-40, 620, -20, 2.1, iron()),
};
