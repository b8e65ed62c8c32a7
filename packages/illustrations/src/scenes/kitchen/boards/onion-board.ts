import { capitals } from '../../../text/place.ts';
import { lying } from '../../foods/foods.ts';
import { clipped, moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const TOP = 'M-268,-200Q-262,-214 -246,-214H268Q284,-214 290,-200L386,120H-356Z';
const SLOPE = 'M-356,120H386L398,190H-368Z';
const FRONT = 'M-368,190H398L394,262Q392,276 378,276H-350Q-364,276 -366,262Z';
const BLOCKS = ['#ead6ab', '#dcc08c', '#d0ae74', '#e4cc9c', '#c9a468'];
const LINES = 'fill="none" stroke="#a97f46" stroke-width="2" opacity=".45"';

/** End grain: a chequer of small square blocks in perspective, each with arcs of growth rings. */
const endGrain = () => {
  const rows = [-214, -174, -130, -82, -30, 26, 88, 154];
  const at = (column: number, y: number) => (column - 6) * (54 + ((y + 214) / 334) * 15) + 12;
  return rows
    .slice(0, -1)
    .flatMap((y, row) => {
      const below = rows[row + 1] ?? 0;
      return Array.from({ length: 12 }, (_, column) => {
        const [a, b, c, d] = [at(column, y), at(column + 1, y), at(column + 1, below), at(column, below)];
        const [middle, high] = [(c + d) / 2, below - y];
        const ink = BLOCKS[(column * 3 + row * 2 + ((column * row) % 3)) % BLOCKS.length] ?? '';
        const turn = (column + row) % 2 ? 1 : -1;
        const foot = turn > 0 ? below - 4 : y + 4;
        return (
          flat(ink, `M${a},${y}L${b},${y}L${c},${below}L${d},${below}Z`) +
          `<path ${LINES} d="M${middle - 20},${foot}q20,${-turn * high * 0.7} 40,0M${middle - 11},${foot}q11,${-turn * high * 0.4} 22,0"/>`
        );
      });
    })
    .join('');
};

/** A thick board on cork feet with a sloped front side, and letters burnt into the edge. 770 wide. */
const block = (id: string) =>
  cast('M-362,276H392L410,220V160L470,190L440,318H-330Z', 14, 26) +
  round('#a9743f', 46, 18, -280, 282) +
  round('#a9743f', 46, 18, 310, 282) +
  clipped(id, TOP, flat('#dcc08c', TOP) + endGrain()) +
  dusk('M230,-214H268Q284,-214 290,-200L386,120H300Z', 0.25) +
  flat('#f5e8c6', SLOPE) +
  stroke('#c3a063', 3, 'M-356,120H386') +
  stroke('#c3a063', 2, 'M-240,122L-248,188M-118,122L-122,188M4,122V188M126,122L130,188M250,122L260,188') +
  flat('#c39f66', FRONT) +
  stroke('#a97f46', 2, 'M-360,214Q0,202 392,216M-358,238Q60,250 390,236', ' opacity=".6"') +
  dusk('M60,190H398L392,276H90Z', 0.5) +
  capitals('One at a time', -330, 246, 30, '#5c3421');

/** Half a red onion on its cut face, with skin, sliced from the tip; the slices lean. */
const halfOnion = () =>
  cast('M-120,60C-124,-44 -40,-104 30,-96C110,-88 146,-20 140,60Z', 12, 12) +
  flat('#7a2b4d', 'M-30,60C-50,-10 -20,-92 36,-96C112,-92 146,-20 138,40Q136,60 120,60Z') +
  flat('#b76a86', 'M36,-96C112,-92 146,-20 138,40C120,-30 90,-76 36,-96Z') +
  stroke('#582640', 4, 'M30,60C10,0 20,-60 46,-94M76,60C70,10 64,-50 52,-92M118,58C112,20 90,-60 58,-88') +
  flat('#d9b07a', 'M128,2Q164,-8 172,10Q166,24 134,30Z') +
  stroke('#a9743f', 4, 'M168,4l26,-12M170,10h30M168,18l26,10') +
  [-64, -104, -144].map((x, i) => slice(x, 60, 1 - i * 0.06, -5 - i * 9)).join('') +
  slice(-26, 60, 1, 0);

/** One slice standing on its cut edge: white and pink half-moons inside a dark skin. */
const slice = (x: number, y: number, scale: number, lean: number) =>
  moved(
    x,
    y,
    lean,
    scale,
    flat('#7a2b4d', 'M-62,0C-70,-92 -20,-152 14,-152C50,-150 74,-84 62,0Z') +
      flat('#f4e4e8', 'M-54,0C-60,-84 -16,-142 14,-142C44,-140 64,-80 54,0Z') +
      stroke(
        '#c98aa6',
        6,
        'M-40,0C-44,-72 -10,-120 12,-120C34,-118 50,-68 41,0M-25,0C-28,-56 -4,-94 10,-94C24,-92 35,-52 27,0M-10,0C-12,-36 2,-64 8,-64C16,-62 20,-34 13,0',
      ),
  );

/** A heap of `count` pieces of chopped onion, running off the lower edge. */
const chopped = (x: number, y: number, count: number, wide = 30) =>
  Array.from({ length: count }, (_, i) => {
    const away = wide * Math.sqrt(i + 0.4);
    const [dx, dy] = [x + Math.cos(i * 2.4) * away * 1.25, y + Math.sin(i * 2.4) * away * 0.62];
    return moved(
      dx,
      dy,
      (i * 67) % 180,
      1,
      flat('#9c4f70', 'M-15,-9Q0,-19 15,-9L12,9Q0,1 -12,9Z') +
        flat(i % 3 ? '#f4e4e8' : '#e5bccb', 'M-14,-5Q0,-14 14,-5L12,9Q0,1 -12,9Z'),
    );
  }).join('');

export const onionBoard: Tool = {
  shows: 'board',
  standing: [],
  tag: [560, 850, 8],
  front: (_, chance) =>
    moved(396, 500, -3, 0.98, block(chance.id('block'))) +
    moved(306, 440, -3, 1.06, halfOnion()) +
    chopped(520, 560, 22, 26) +
    lying([{ name: 'knife', x: 584, y: 410, size: 450, rotation: -24 }]),
  use: (_, chance) =>
    moved(400, 420, 14, 1.02, block(chance.id('block'))) +
    chopped(430, 440, 30, 28) +
    chopped(330, 620, 12, 26) +
    chopped(290, 830, 34, 28) +
    lying([{ name: 'onion', x: 650, y: 850, size: 250, rotation: 10 }]),
  detail: (kit, chance) =>
    moved(480, 460, -6, 1.8, block(chance.id('block'))) +
    around({ ...kit, foods: ['onion'] }, [{ x: 640, y: 140, size: 230 }], chance),
};
