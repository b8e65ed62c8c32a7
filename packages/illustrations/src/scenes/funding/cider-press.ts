import { moved } from '../grounds.ts';
import { cast, dusk, flat, round, stand, stroke, turns } from '../kitchen/cuts.ts';

const STEEL = '#c9cdc6';
const DARK = '#4a5357';
const WOOD = '#c98a45';

const apple = (x: number, y: number, ink = '#d63d24') =>
  round(ink, 46, 44, x, y) +
  stroke('#5c3421', 6, `M${x},${y - 36}q4,-20 16,-28`) +
  round('#f0a08a', 10, 14, x - 18, y - 14);

const wheel = (x: number) =>
  moved(
    x,
    300,
    0,
    1,
    round('#2b2725', 84) + round(STEEL, 52) + turns(6, stroke(DARK, 8, 'M0,0V-46')) + round(DARK, 16),
  );

/**
 * A fruit press on a two-wheeled trailer: a slatted basket of apples in a steel frame, a ram above it, and
 * juice that runs into a jug. 800 wide.
 */
export const ciderPress = () =>
  stand(340, 384) +
  stroke(DARK, 24, 'M-330,220H420') +
  flat(DARK, 'M-270,200H300V246H-270Z') +
  flat(DARK, 'M-300,-400H300V-346H-300ZM-300,-380H-252V206H-300ZM252,-380H300V206H252Z') +
  flat(STEEL, 'M-40,-346H40V-210H-40Z') +
  stroke('#8f9590', 6, 'M-38,-320H38M-38,-290H38M-38,-260H38M-38,-232H38') +
  flat(DARK, 'M-180,-214H180V-176H-180Z') +
  [-140, -60, 20, 100, 150]
    .map((x, i) => apple(x, -128 + (i % 2) * 12, i % 2 ? '#a3b347' : '#d63d24'))
    .join('') +
  flat(WOOD, 'M-206,-100H206L196,120H-196Z') +
  stroke(
    '#5c3421',
    12,
    'M-150,-96L-144,116M-90,-96L-86,116M-30,-96L-28,116M30,-96L28,116M90,-96L86,116M150,-96L144,116',
  ) +
  flat(DARK, 'M-212,-84H212V-62H-212ZM-206,70H206V92H-206Z') +
  dusk('M110,-100H206L196,120H110Z', 0.6) +
  flat(STEEL, 'M-240,120H240L226,170H-226Z') +
  flat(STEEL, 'M200,130H330V158H200Z') +
  stroke('#e2a23a', 14, 'M320,160V250') +
  wheel(-150) +
  wheel(110) +
  moved(
    334,
    310,
    0,
    1,
    cast('M-60,-66H60L50,76H-50Z', 8, 10) +
      flat('#f5ead6', 'M-60,-66H60L50,76H-50Z') +
      flat('#e2a23a', 'M-54,-20H54L48,68H-48Z') +
      stroke('#c9b88f', 14, 'M56,-40Q100,-20 56,40'),
  );
