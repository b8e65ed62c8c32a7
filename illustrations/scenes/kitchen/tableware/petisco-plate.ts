import { lying, placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const GLAZE = '#fbf5e6';
const BLUE = '#2f6a8a';
const CLAY = '#b5653c';

/** One turn of the wheel with a full brush: the stroke thins and does not quite meet. */
const brushed =
  stroke(BLUE, 26, 'M0,-246A246,246 0 1 1 -60,-240', ' opacity=".9"') +
  stroke('#5f94ad', 7, 'M20,-254A256,256 0 0 1 240,-90M-250,40A253,253 0 0 1 -150,-204') +
  stroke(BLUE, 5, 'M0,-214A214,214 0 1 1 -30,-212');

/** A shallow tin-glazed plate with a hand-painted blue rim and a walled corner for the bones; red clay shows at its edge. Radius 280. */
const plate = (on = '') =>
  cast(ring(282), 16, 24) +
  round(CLAY, 284) +
  round(GLAZE, 277) +
  brushed +
  hoop('#e4d8bd', 8, 188) +
  dusk('M-188,0A188,188 0 0 1 110,-152A210,210 0 0 0 -188,0Z', 0.25) +
  flat('#efe5cd', 'M30,186A188,188 0 0 0 184,40Q90,80 30,186Z') +
  stroke('#d5c6a2', 9, 'M30,186Q90,80 184,40') +
  stroke('#8fa3a6', 5, 'M84,150L146,96M98,120l18,20M112,106l18,20M126,94l16,18M92,138l12,14') +
  on;

export const petiscoPlate: Tool = {
  shows: 'plate',
  tag: [548, 850, 8],
  front: () =>
    moved(400, 450, 0, 1.28, plate(placed({ name: 'sardine', x: -16, y: -14, size: 400, rotation: -34 }))),
  use: () =>
    moved(
      400,
      500,
      0,
      1.4,
      plate(
        placed({ name: 'sardine', x: -50, y: -50, size: 330, rotation: -30 }) +
          placed({ name: 'sardine', x: 0, y: 30, size: 320, rotation: -26 }),
      ),
    ) +
    lying([
      { name: 'lemon-half', x: 690, y: 850, size: 200 },
      { name: 'parsley', x: 120, y: 900, size: 240 },
    ]),
  detail: (kit, chance) =>
    moved(120, 930, 0, 2.6, plate()) +
    around({ ...kit, foods: ['lemon-half'] }, [{ x: 690, y: 170, size: 230 }], chance),
};
