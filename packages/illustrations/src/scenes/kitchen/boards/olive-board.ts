import { INKS } from '../../../inks.ts';
import { capitals } from '../../../text/place.ts';
import { lying } from '../../foods/foods.ts';
import { clipped, moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const WOOD = '#d0a25c';
const DARK = '#7d5128';
const MID = '#a87436';
const LIVE_EDGE =
  'M-236,-440C-120,-470 60,-452 190,-430C226,-420 214,-372 226,-320C244,-240 206,-190 222,-110C238,-30 252,30 226,120C206,190 236,260 226,340C220,410 196,440 150,446C20,462 -110,448 -206,436C-240,428 -230,380 -238,320C-250,230 -214,170 -230,80C-244,0 -216,-60 -232,-150C-246,-230 -226,-300 -244,-370Q-252,-430 -236,-440Z';

/** Wood grain: rings around a knot, and fine lines around the rings. */
const grain =
  [30, 52, 76, 102, 130, 160, 192]
    .map((r, i) =>
      stroke(
        i % 2 ? DARK : MID,
        i % 2 ? 3 : 6,
        `M-50,${-60 - r * 1.9}C${30 + r * 0.5},${-60 - r} ${30 + r * 0.5},${-20 + r} -50,${-10 + r * 1.9}C${-100 - r * 0.5},${-20 + r} ${-100 - r * 0.5},${-60 - r} -50,${-60 - r * 1.9}Z`,
        ' opacity=".7"',
      ),
    )
    .join('') +
  round(DARK, 18, 34, -50, -36) +
  round('#4a2d14', 8, 18, -50, -36) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      stroke(
        i % 2 ? DARK : MID,
        i % 2 ? 3 : 7,
        `M${110 + i * 24},-450C${70 + i * 30},-240 ${150 + i * 20},-120 ${110 + i * 26},60C${90 + i * 24},220 ${150 + i * 16},340 ${90 + i * 26},450`,
        ' opacity=".6"',
      ),
    )
    .join('') +
  stroke(
    MID,
    6,
    'M-220,-440C-170,-330 -230,-240 -196,-140M-200,440C-160,330 -220,250 -170,180M-90,446C-60,380 -80,330 -40,270',
    ' opacity=".7"',
  );

/** The hole to hang it, with a leather strap. */
const thong =
  stroke('#4a2d14', 20, 'M150,-372C120,-470 150,-520 196,-520C246,-520 250,-450 158,-372') +
  stroke('#8a5a34', 12, 'M150,-372C120,-470 150,-520 196,-520C246,-520 250,-450 158,-372');
const hole = round('#3b2411', 24, 24, 152, -366) + round('#1f120a', 17, 16, 154, -362);

/**
 * One thick plank of olive wood with its bark edge, and letters burnt into its front edge. 480 wide,
 * 960 tall.
 */
const plank = (id: string) =>
  cast(LIVE_EDGE, 24, 78) +
  flat(DARK, LIVE_EDGE, ' transform="translate(0 54)"') +
  clipped(
    `${id}e`,
    'M-260,300H260V520H-260Z',
    flat('#a8713a', LIVE_EDGE, ' transform="translate(0 50)"') +
      stroke(DARK, 4, 'M-200,466C-100,484 40,490 200,460M-170,478C-60,498 60,500 150,482', ' opacity=".5"'),
  ) +
  clipped(
    id,
    LIVE_EDGE,
    flat(WOOD, LIVE_EDGE) + grain + dusk('M130,-470H260V460H110C160,200 90,-100 130,-470Z', 0.3),
  ) +
  stroke('#e6c48a', 6, 'M-206,432C-110,444 20,458 150,442Q190,436 204,410') +
  hole +
  thong +
  stroke('#1f120a', 10, 'M140,-366Q152,-352 166,-364') +
  capitals('Anopoli', -10, 486, 32, '#2b180a', 'middle');

/** A slice of a round loaf, with crumbs. */
const slice = (x: number, y: number, turn: number) =>
  moved(
    x,
    y,
    turn,
    1,
    cast('M-110,-30C-130,-100 130,-100 110,-30C130,40 110,76 90,80H-90C-110,76 -130,40 -110,-30Z', 8, 10) +
      flat(
        '#a5652c',
        'M-110,-30C-130,-100 130,-100 110,-30C130,40 110,76 90,80H-90C-110,76 -130,40 -110,-30Z',
      ) +
      flat(INKS.dough, 'M-94,-28C-110,-84 110,-84 94,-28C110,30 96,60 80,64H-80C-96,60 -110,30 -94,-28Z') +
      stroke('#dcc083', 9, 'M-50,-30l6,4M10,-44l7,5M46,-4l6,4M-30,26l7,3M20,30l6,4'),
  );

export const oliveBoard: Tool = {
  shows: 'board',
  standing: [],
  tag: [528, 830, 9],
  front: (_, chance) =>
    moved(390, 480, 8, 0.88, plank(chance.id('plank'))) +
    lying([
      { name: 'olive', x: 120, y: 250, size: 260, rotation: 120 },
      { name: 'lemon', x: 130, y: 850, size: 230 },
    ]),
  use: (_, chance) =>
    moved(400, 480, 84, 1.06, plank(chance.id('plank'))) +
    slice(250, 440, -12) +
    slice(360, 540, 8) +
    lying([
      { name: 'tomato-slice', x: 540, y: 430, size: 150 },
      { name: 'tomato-slice', x: 610, y: 560, size: 150, rotation: 40 },
      { name: 'olive', x: 660, y: 850, size: 240 },
    ]),
  detail: (kit, chance) =>
    moved(390, 60, 4, 1.5, plank(chance.id('plank'))) +
    around({ ...kit, foods: ['olive'] }, [{ x: 690, y: 820, size: 220 }], chance),
};
