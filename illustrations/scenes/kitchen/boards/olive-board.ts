import { INKS } from '../../../inks.ts';
import { capitals } from '../../../text/place.ts';
import { lying } from '../../foods/foods.ts';
import { clipped, moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const WOOD = '#d0a25c';
const DARK = '#7d5128';
const LIVE_EDGE =
  'M-236,-440C-120,-470 60,-452 190,-430C226,-420 214,-372 226,-320C244,-240 206,-190 222,-110C238,-30 252,30 226,120C206,190 236,260 226,340C220,410 196,440 150,446C20,462 -110,448 -206,436C-240,428 -230,380 -238,320C-250,230 -214,170 -230,80C-244,0 -216,-60 -232,-150C-246,-230 -226,-300 -244,-370Q-252,-430 -236,-440Z';

/** Grain like a contour map: rings about two knots, long lines between. */
const grain =
  [40, 74, 112, 156, 204]
    .map((r, i) =>
      stroke(
        i % 2 ? DARK : '#a87436',
        i % 2 ? 7 : 12,
        `M-60,${-160 - r}C${40 + r},${-170 - r} ${60 + r * 0.7},${-40 + r * 0.4} ${-40},${20 + r * 0.8}C${-150 - r * 0.6},${30 + r * 0.5} ${-170 - r * 0.7},${-150 - r * 0.4} -60,${-160 - r}Z`,
        ' opacity=".75"',
      ),
    )
    .join('') +
  round(DARK, 26, 46, -56, -74, ' transform="rotate(12)"') +
  stroke(
    DARK,
    8,
    'M-220,300C-120,230 20,330 220,240M-230,350C-110,290 30,390 230,300M-220,400C-100,350 40,440 220,370',
    ' opacity=".7"',
  ) +
  stroke('#a87436', 12, 'M180,-430C150,-300 230,-200 200,-60C180,60 240,160 214,300', ' opacity=".7"');

/** One plank of olive wood, bark line and all. 480 wide, 900 tall. */
const plank = (id: string) =>
  cast(LIVE_EDGE, 20, 26) +
  flat(DARK, LIVE_EDGE, ' transform="translate(7 9)"') +
  clipped(
    id,
    LIVE_EDGE,
    flat(WOOD, LIVE_EDGE) + grain + dusk('M130,-470H260V460H110C160,200 90,-100 130,-470Z', 0.35),
  ) +
  capitals('Anopoli', 0, 418, 30, '#4a2d14', 'middle');

/** A round loaf's slice and its crumbs. */
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
  tag: [528, 830, 9],
  front: (_, chance) =>
    moved(400, 470, 10, 0.92, plank(chance.id('plank'))) +
    lying([
      { name: 'olive', x: 640, y: 200, size: 260, rotation: 20 },
      { name: 'lemon', x: 130, y: 850, size: 230 },
    ]),
  use: (_, chance) =>
    moved(400, 500, 84, 1.06, plank(chance.id('plank'))) +
    slice(250, 440, -12) +
    slice(360, 540, 8) +
    lying([
      { name: 'tomato-slice', x: 540, y: 430, size: 150 },
      { name: 'tomato-slice', x: 610, y: 560, size: 150, rotation: 40 },
      { name: 'olive', x: 660, y: 850, size: 240 },
    ]),
  detail: (kit, chance) =>
    moved(330, 250, 6, 1.55, plank(chance.id('plank'))) +
    around({ ...kit, foods: ['olive'] }, [{ x: 690, y: 820, size: 220 }], chance),
};
