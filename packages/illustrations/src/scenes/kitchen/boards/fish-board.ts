import { capitals } from '../../../text/place.ts';
import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const ASH = '#ead0a0';
const GRAIN = '#c39f66';
const PLANK =
  'M-520,-150H520Q548,-150 548,-122V122Q548,150 520,150H-520Q-548,150 -548,122V-122Q-548,-150 -520,-150Z';

/** A long narrow board of pale ash with a leather loop at one end and text along one edge. 1100 by 300. */
const board = () =>
  stroke('#5c3421', 14, 'M500,0C600,-70 660,-30 640,20S540,60 500,0') +
  cast(PLANK, 18, 24) +
  flat(GRAIN, PLANK, ' transform="translate(6 10)"') +
  flat(ASH, PLANK) +
  stroke(
    GRAIN,
    5,
    'M-530,-100C-300,-116 -60,-84 200,-104S440,-90 540,-98M-540,-40C-360,-60 -200,-10 40,-34S400,-20 540,-44M-540,30C-300,0 -140,54 120,26S420,40 540,22',
  ) +
  stroke(GRAIN, 4, 'M-260,-20C-160,-50 -60,-46 0,-16M-240,-4C-150,-26 -70,-24 -20,-4') +
  dusk('M-548,100H548V122Q548,150 520,150H-520Q-548,150 -548,122Z', 0.4) +
  round('#5c3421', 15, 15, 500, 0) +
  capitals('Svaneke', -390, 124, 34, '#6b4223', 'middle');

export const fishBoard: Tool = {
  shows: 'board',
  standing: [],
  tag: [548, 836, 8],
  front: (kit, chance) =>
    moved(390, 480, -52, 0.86, board()) +
    lying([{ name: 'herring', x: 400, y: 470, size: 600, rotation: -52 }]) +
    around({ ...kit, foods: kit.foods.slice(2) }, [{ x: 130, y: 180, size: 220 }], chance),
  use: () =>
    moved(400, 500, -58, 0.84, board()) +
    lying([
      { name: 'herring', x: 336, y: 494, size: 490, rotation: -58 },
      { name: 'herring', x: 462, y: 500, size: 490, rotation: 122 },
      { name: 'knife', x: 668, y: 770, size: 380, rotation: -58 },
      { name: 'lemon-half', x: 170, y: 250, size: 190 },
      { name: 'radish', x: 470, y: 900, size: 170 },
    ]),
  detail: (kit, chance) =>
    moved(1090, 420, -8, 1.9, board()) +
    around({ ...kit, foods: kit.foods.slice(2) }, [{ x: 130, y: 880, size: 260 }], chance),
};
