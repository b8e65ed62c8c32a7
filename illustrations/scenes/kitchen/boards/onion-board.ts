import { capitals } from '../../../text/place.ts';
import { lying } from '../../foods/foods.ts';
import { clipped, moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const TOP = 'M-300,-190H330L390,150H-360Z';
const SLOPE = 'M-360,150H390L396,206H-366Z';
const FRONT = 'M-366,206H396L392,268H-362Z';
const BLOCKS = ['#ecd9b0', '#e0c795', '#d6b87f', '#e7d0a2'];

/** End grain: rows of small blocks, each with the arcs of its own rings. */
const endGrain = () =>
  Array.from({ length: 48 }, (_, i) => {
    const [row, column] = [Math.floor(i / 8), i % 8];
    const [x, y] = [-380 + column * 98 + (row % 2 ? -34 : 0), -196 + row * 59];
    const rings =
      i % 3 === 0
        ? `M${x + 8},${y + 44}q34,-40 76,-4M${x + 22},${y + 52}q22,-24 50,-4`
        : `M${x + 14},${y + 10}q34,34 70,4M${x + 26},${y + 4}q22,20 46,2`;
    return (
      flat(BLOCKS[(i * 7 + row) % 4] ?? '', `M${x},${y}h98v59h-98Z`) +
      stroke('#b8945a', 3, rings, ' opacity=".7"') +
      stroke('#c3a063', 3, `M${x},${y}h98v59`)
    );
  }).join('');

/** A thick block on cork feet, its near side planed to a slope, letters burnt into the edge. 760 wide. */
const block = (id: string) =>
  cast('M-362,268H392L410,210V160L470,190L440,310H-330Z', 14, 26) +
  round('#a9743f', 42, 18, -280, 276) +
  round('#a9743f', 42, 18, 310, 276) +
  clipped(id, TOP, flat('#e7d0a2', TOP) + endGrain()) +
  dusk('M220,-190H330L390,150H250Z', 0.25) +
  flat('#f3e3bd', SLOPE) +
  stroke(
    '#c3a063',
    3,
    'M-360,150H390M-240,152L-246,204M-120,152L-124,204M0,152V204M130,152L134,204M260,152L266,204',
  ) +
  flat('#c39f66', FRONT) +
  dusk('M60,206H396L392,268H90Z', 0.5) +
  capitals('One at a time', -330, 248, 28, '#5c3421');

/** Half a red onion, cut side up. */
const halfOnion = () =>
  cast('M-108,0A108,96 0 1 0 108,0A108,96 0 1 0 -108,0Z', 10, 14) +
  round('#7a2b4d', 108, 96) +
  [94, 74, 54, 34, 16].map((r, i) => round(i % 2 ? '#d9a9bd' : '#f4e4e8', r, r * 0.88)).join('') +
  flat('#8a5127', 'M96,-18L150,-10L152,10L96,18Z');

/** Rings of spring onion, sliding. */
const cuttings = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const away = 36 * Math.sqrt(i + 0.5);
    const [dx, dy] = [Math.cos(i * 2.4) * away * 1.1, Math.sin(i * 2.4) * away * 0.6];
    return (
      round(i % 3 ? '#7f9a4c' : '#a3b347', 22, 15, x + dx, y + dy) + round('#e8ecc4', 11, 7, x + dx, y + dy)
    );
  }).join('');

export const onionBoard: Tool = {
  shows: 'board',
  tag: [560, 850, 8],
  front: (_, chance) =>
    moved(396, 500, -3, 0.98, block(chance.id('block'))) +
    moved(300, 420, 8, 1.1, halfOnion()) +
    lying([{ name: 'knife', x: 560, y: 470, size: 420, rotation: -34 }]),
  use: (_, chance) =>
    moved(400, 440, 16, 1.02, block(chance.id('block'))) +
    cuttings(400, 520, 18) +
    cuttings(300, 800, 16) +
    lying([{ name: 'spring-onion', x: 640, y: 860, size: 330, rotation: 10 }]),
  detail: (kit, chance) =>
    moved(480, 460, -6, 1.8, block(chance.id('block'))) +
    around({ ...kit, foods: ['onion'] }, [{ x: 640, y: 140, size: 230 }], chance),
};
