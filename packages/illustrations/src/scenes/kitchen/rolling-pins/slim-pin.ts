import { capitals } from '../../../text/place.ts';
import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, ring, round, strew, stroke } from '../cuts.ts';
import type { Tool } from '../kit.ts';

const BEECH = '#e3bf86';
const DARK = '#a9743f';
const PIN = 'M-430,-40H430Q452,-40 452,0T430,40H-430Q-452,40 -452,0T-430,-40Z';

/** A slim beech stick of constant width without handles, with letters burnt into it. 900 by 80. */
const pin = () =>
  cast(PIN, 10, 22) +
  flat(BEECH, PIN) +
  stroke('#f4dcae', 9, 'M-420,-22H420') +
  stroke(DARK, 3, 'M-430,6C-200,-4 0,12 200,2S380,8 440,4M-400,-8l40,2M120,-10l60,2', ' opacity=".6"') +
  dusk('M-450,10H450Q448,40 430,40H-430Q-448,40 -450,10Z', 0.55) +
  capitals('Jeden po jednym', 60, 14, 34, '#5c3421', 'middle');

/** One small circle of dough with a thin edge. */
const dough = (x: number, y: number, r: number) =>
  moved(
    x,
    y,
    0,
    1,
    cast(ring(r), 8, 12) +
      round('#f0ddb0', r) +
      round('#f8ecca', r * 0.82, r * 0.8, -4, -6) +
      strew('#fffaf0', 16, [r * 1.3, r * 1.2], 6, `flour${x}`),
  );

export const slimPin: Tool = {
  shows: 'rolling pin',
  standing: [],
  tag: [548, 850, 8],
  front: () =>
    dough(520, 690, 150) +
    moved(400, 440, -38, 1, pin()) +
    lying([
      { name: 'dumpling', x: 190, y: 850, size: 290, rotation: -8 },
      { name: 'dumpling', x: 150, y: 170, size: 230, rotation: 14 },
    ]),
  use: () =>
    dough(420, 560, 290) +
    moved(430, 500, 64, 1.1, pin()) +
    lying([
      { name: 'dumpling', x: 140, y: 880, size: 260 },
      { name: 'potato', x: 690, y: 890, size: 250 },
    ]),
  detail: () => moved(720, 520, -16, 1.9, pin()) + dough(180, 900, 190),
};
