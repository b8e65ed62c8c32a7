import { lying, placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const GLAZE = '#fbf5e6';
const BLUE = '#2f6a8a';
const WASH = '#b9d0d8';
const CLAY = '#b5653c';

/** One brush stroke around the rim, which gets thinner and does not quite close. */
const brushed =
  stroke(BLUE, 26, 'M0,-246A246,246 0 1 1 -60,-240', ' opacity=".9"') +
  stroke('#5f94ad', 7, 'M20,-254A256,256 0 0 1 240,-90M-250,40A253,253 0 0 1 -150,-204') +
  stroke(BLUE, 5, 'M0,-214A214,214 0 1 1 -30,-212');

const FISH =
  'M-170,4C-120,-66 10,-78 96,-22C120,-40 150,-58 178,-60C164,-30 164,20 180,54C150,50 120,34 96,20C10,76 -120,70 -170,4Z';
const scales = [-60, -20, 20, 60]
  .map((x) => `M${x},${-40 + Math.abs(x - 0) * 0.1}q20,20 0,36q20,20 0,36`)
  .join('');

/** A fish painted with the same brush under the glaze: outline, wash, scales, an eye. */
const painted = moved(
  -22,
  -22,
  -28,
  1.02,
  flat(WASH, FISH) +
    stroke(BLUE, 10, FISH) +
    stroke(BLUE, 6, `${scales}M-104,-44Q-84,0 -104,44`) +
    stroke(BLUE, 8, 'M-30,-62Q0,-92 44,-66M-20,62Q6,86 40,60M120,-12L160,-38M120,8L160,34') +
    round(GLAZE, 13, 13, -130, -8) +
    round(BLUE, 7, 7, -130, -8),
);

/** The corner for bones: a low wall across the well, painted like the rim. */
const corner =
  flat('#efe6d0', 'M40,184A188,188 0 0 0 184,50Q112,96 40,184Z') +
  dusk('M40,184Q112,96 184,50L176,74Q116,112 62,176Z', 0.4) +
  stroke('#d9ccac', 16, 'M38,188Q106,92 188,46') +
  stroke(BLUE, 8, 'M36,184Q104,88 186,42');

/**
 * A shallow tin-glazed plate with a rim and a fish hand-painted in blue, a walled corner for bones, and red
 * clay at its edge. Radius 280.
 */
const plate = (on = '') =>
  cast(ring(282), 16, 24) +
  round(CLAY, 284) +
  round(GLAZE, 277) +
  brushed +
  hoop('#e4d8bd', 8, 188) +
  dusk('M-188,0A188,188 0 0 1 110,-152A210,210 0 0 0 -188,0Z', 0.25) +
  corner +
  painted +
  on;

export const petiscoPlate: Tool = {
  shows: 'plate',
  standing: [],
  tag: [548, 850, 8],
  front: () => moved(400, 440, 0, 1.28, plate()),
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
