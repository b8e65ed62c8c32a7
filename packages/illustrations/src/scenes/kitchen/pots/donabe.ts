import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stand, steam, strew, stroke } from '../cuts.ts';
import { around, type Kit, type Tool } from '../kit.ts';
import { potAbove, riceBed } from './above.ts';

const CLAY = '#c49a6e';
const GLAZE = '#4d3a30';
const LIGHT = '#7d6250';

const LID = 'M-346,-58C-330,-176 -170,-232 0,-232C170,-232 330,-176 346,-58Z';
const BODY = 'M-322,-46C-336,80 -262,196 -150,216H150C262,196 336,80 322,-46Z';
const DIPPED =
  'M-322,-46C-330,34 -304,96 -266,140C-210,116 -160,152 -100,138C-40,124 20,158 84,140C150,124 206,152 266,140C304,96 330,34 322,-46Z';

/**
 * A low clay pot for rice: a domed lid with a ring as its knob and a steam hole, and an unglazed foot.
 * 760 wide.
 */
const side = () =>
  stand(250, 220) +
  flat(
    GLAZE,
    'M-316,-30H-386Q-404,-30 -400,-4L-390,22Q-384,36 -362,36H-312ZM316,-30H386Q404,-30 400,-4L390,22Q384,36 362,36H312Z',
  ) +
  flat(CLAY, BODY) +
  strew('#9d7447', 46, [230, 34, 0, 174], 4, 'donabe-clay') +
  flat(GLAZE, DIPPED) +
  stroke(LIGHT, 5, 'M-306,20C-200,44 200,44 306,20M-298,52C-200,76 200,76 298,52') +
  dusk('M322,-46C336,80 262,196 150,216H30C170,180 230,70 222,-46Z') +
  flat(GLAZE, LID) +
  strew(LIGHT, 70, [270, 70, 0, -130], 4, 'donabe-lid') +
  stroke(LIGHT, 5, 'M-296,-122C-190,-176 190,-176 296,-122M-216,-176C-120,-204 120,-204 216,-176') +
  dusk('M346,-58C330,-176 170,-232 60,-230C190,-196 236,-130 240,-58Z') +
  round('#1c1512', 19, 11, 176, -158, ' transform="rotate(24 176 -158)"') +
  flat(LIGHT, 'M-358,-72H358Q366,-54 358,-38H-358Q-366,-54 -358,-72Z') +
  knob() +
  stroke(LIGHT, 16, 'M-270,-112C-230,-158 -160,-188 -100,-200');

const knob = () =>
  flat(GLAZE, 'M-70,-224L-96,-284Q0,-306 96,-284L70,-224Q0,-208 -70,-224Z') +
  dusk('M70,-224L96,-284L30,-296V-216Z') +
  round(LIGHT, 96, 20, 0, -286) +
  round('#2b201a', 74, 12, 0, -284);

/** The flat inner lid, with two holes and a bar to lift it; radius 170. */
const innerLid = () =>
  cast(ring(170), 12, 16) +
  round(GLAZE, 170) +
  hoop(LIGHT, 5, 140) +
  round('#1c1512', 17, 17, -84, -46) +
  round('#1c1512', 17, 17, 84, -46) +
  flat(LIGHT, 'M-70,18H70Q88,38 70,58H-70Q-88,38 -70,18Z') +
  dusk('M-70,44H70Q76,52 70,58H-70Q-76,52 -70,44Z');

const open = () =>
  potAbove({ coat: GLAZE, dark: '#33261f', wall: LIGHT, floor: '#e9dcbf' }, riceBed(176), 18);

export const donabe: Tool = {
  shows: 'clay pot',
  standing: ['front'],
  tag: [560, 800, 8],
  front: (kit, chance) =>
    moved(400, 500, 0, 0.98, side()) + around(kit, [{ x: 150, y: 890, size: 250 }], chance),
  use: (kit: Kit, chance) =>
    moved(430, 560, -16, 1.62, open()) +
    moved(140, 170, 20, 1.05, innerLid()) +
    steam(430, 420, 260) +
    around({ ...kit, foods: kit.foods.slice(-1) }, [{ x: 690, y: 170, size: 220 }], chance),
  detail: () => moved(250, 640, -4, 1.75, side()) + moved(610, 800, 12, 1, innerLid()),
};
