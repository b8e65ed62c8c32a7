import { moved } from '../../grounds.ts';
import { cast, dusk, flat, ring, round, stand, steam, strew, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';
import { potAbove } from './above.ts';

const CLAY = '#c4754a';
const DARK = '#93522f';
const LIGHT = '#dc9c72';
const BODY =
  'M-214,-150C-356,-110 -392,40 -300,150C-262,196 -220,232 -170,244H170C220,232 262,196 300,150C392,40 356,-110 214,-150Z';

/** A rounded pot of unglazed red clay with two ear handles and a lid that dips in the middle. 780 wide. */
const side = (lid = true) =>
  stand(260, 248) +
  stroke(DARK, 40, 'M-316,-88C-420,-80 -420,40 -338,48M316,-88C420,-80 420,40 338,48') +
  stroke(CLAY, 18, 'M-322,-92C-414,-82 -414,32 -340,40') +
  flat(CLAY, BODY) +
  strew(DARK, 90, [300, 160, 0, 40], 3.4, 'sifnos') +
  stroke(DARK, 5, 'M-340,-36C-200,0 200,0 340,-36M-350,-8C-200,28 200,28 350,-8') +
  dusk('M214,-150C356,-110 392,40 300,150C262,196 220,232 170,244H10C200,180 250,0 150,-150Z', 0.6) +
  stroke(LIGHT, 18, 'M-300,-70C-344,-10 -330,70 -296,116') +
  flat(DARK, 'M-226,-176H226V-142Q0,-112 -226,-142Z') +
  (lid ? dippedLid() : '');

const dippedLid = () =>
  flat(
    CLAY,
    'M-262,-178C-262,-214 -190,-226 -140,-222C-80,-218 -60,-196 0,-196C60,-196 80,-218 140,-222C190,-226 262,-214 262,-178Q0,-140 -262,-178Z',
  ) +
  flat(DARK, 'M-150,-220C-90,-214 -60,-196 0,-196C60,-196 90,-214 150,-220C90,-178 -90,-178 -150,-220Z') +
  dusk('M262,-178C262,-214 190,-226 150,-222C120,-190 110,-176 100,-158Q190,-160 262,-178Z') +
  flat(LIGHT, 'M-24,-190L-34,-258Q0,-290 34,-258L24,-190Z') +
  round(CLAY, 44, 24, 0, -266) +
  round(LIGHT, 22, 9, -8, -274);

/** A giant white bean in tomato sauce. */
const bean = 'M-26,-8C-26,-30 4,-32 20,-20C36,-8 32,16 14,20C4,22 6,8 -4,8C-14,10 -26,8 -26,-8Z';
const beans = () =>
  round('#b5432a', 180) +
  dusk('M-180,0A180,180 0 0 0 180,0C120,100 -120,100 -180,0Z', 0.5) +
  Array.from({ length: 34 }, (_, i) => {
    const [angle, away] = [i * 2.4, 160 * Math.sqrt((i + 0.4) / 34)];
    return `<path transform="translate(${(Math.cos(angle) * away).toFixed(0)} ${(Math.sin(angle) * away).toFixed(0)}) rotate(${(i * 67) % 360}) scale(1.05)" d="${bean}" fill="#f5ead6" stroke="#cdb48c" stroke-width="3"/>`;
  }).join('') +
  bay(-30, 20, 30) +
  bay(60, -70, 150);

const one = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(1.5)" d="${bean}" fill="#f5ead6" stroke="#cdb48c" stroke-width="3"/>`;

/** The pot without its lid, heaped with beans in tomato sauce. */
const heaped = () =>
  steam(0, -262, 110) +
  flat('#b5432a', 'M-224,-156C-214,-286 214,-286 224,-156Z') +
  [
    [-150, -184],
    [-84, -214],
    [-20, -236],
    [52, -230],
    [112, -206],
    [164, -182],
    [-112, -170],
    [-46, -182],
    [16, -196],
    [78, -176],
    [128, -166],
  ]
    .map(([x = 0, y = 0], i) => one(x, y, (i * 67) % 360))
    .join('') +
  bay(-60, -214, -20) +
  side(false);

const bay = (x: number, y: number, turn: number) =>
  moved(
    x,
    y,
    turn,
    1,
    flat('#5d7440', 'M-70,0C-30,-34 30,-34 70,0C30,34 -30,34 -70,0Z') + stroke('#37492a', 4, 'M-80,0H62'),
  );

const lidAbove = () =>
  cast(ring(200), 12, 18) +
  round(CLAY, 200) +
  round(DARK, 130) +
  round(CLAY, 118) +
  dusk(ring(118), 0.3) +
  round(LIGHT, 44) +
  round(CLAY, 30);

export const beanPot: Tool = {
  shows: 'clay pot',
  standing: ['front', 'detail'],
  alone: () => moved(0, 30, 0, 1, heaped()),
  tag: [560, 812, 8],
  front: (kit, chance) =>
    moved(400, 520, 0, 1, side()) +
    around({ ...kit, foods: kit.foods.slice(1) }, [{ x: 140, y: 890, size: 240 }], chance),
  use: () =>
    moved(680, 190, 0, 1, lidAbove()) +
    moved(
      380,
      560,
      14,
      1.55,
      potAbove({ coat: CLAY, dark: DARK, wall: LIGHT, floor: '#8c3521' }, beans(), 46),
    ) +
    moved(690, 900, -30, 1.5, bay(0, 0, 0)),
  detail: (kit, chance) =>
    moved(330, 760, 0, 1.75, side()) +
    around({ ...kit, foods: kit.foods.slice(-1) }, [{ x: 690, y: 890, size: 260 }], chance),
};
