import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, strew, stroke, turns } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const IRON = '#3d3a38';
const EDGE = '#232120';
const GLEAM = '#77716c';

/** A flat iron disc without sides, with a thick edge and a curved handle at the top; radius 300. */
const stone = (on = '') => {
  const bow = 'M-128,-268C-150,-470 150,-470 128,-268';
  return (
    cast(ring(302), 16, 30) +
    stroke('#211a14', 50, bow, ' opacity=".22" transform="translate(16 26)"') +
    stroke(EDGE, 52, bow, ' transform="translate(0 12)"') +
    stroke(IRON, 48, bow) +
    stroke(GLEAM, 6, 'M-112,-330C-90,-420 60,-430 100,-360') +
    round(EDGE, 302, 302, 0, 26) +
    round(IRON, 302) +
    strew(GLEAM, 110, [270, 270], 2.6, 'bakestone') +
    hoop(EDGE, 4, 276) +
    dusk('M-302,0A302,302 0 0 0 302,0C240,190 -240,190 -302,0Z', 0.7) +
    stroke(GLEAM, 10, 'M-250,-110A274,274 0 0 1 -60,-266') +
    // The cast-in chip of 1931.
    flat(EDGE, 'M268,140L250,176L230,168L244,128Z') +
    on
  );
};

/** A Welsh cake: thick, scalloped, with a browned top and currants. Radius 72. */
const cake = (seed: string) =>
  cast(ring(70), 7, 9) +
  round('#e9cb92', 72) +
  round('#b9783a', 60) +
  round('#d39a55', 46, 42, -4, -6) +
  strew('#4a2a1c', 11, [48, 46], 8, seed) +
  strew('#fff6df', 26, [52, 50], 3, `${seed}-sugar`);

/** Eight cakes: seven around one. */
const cakes = () => moved(0, 0, 0, 1.04, cake('cake')) + turns(7, moved(0, -196, 20, 1.04, cake('cakes')));

/** A melting piece of butter. */
const butter =
  flat('#f0bf36', 'M-96,34C-120,60 -70,84 0,80C80,84 124,66 98,34Z', ' opacity=".8"') +
  flat('#e2b54a', 'M-70,-20H76V44H-70Z') +
  flat('#f9dc8c', 'M-70,-20L-44,-50H98L76,-20Z') +
  flat('#cf9a1e', 'M76,-20L98,-50V16L76,44Z');

export const bakestone: Tool = {
  shows: 'bakestone',
  standing: [],
  alone: () => moved(0, 60, 12, 0.94, stone(cakes())),
  tag: [545, 850, 8],
  front: (kit, chance) =>
    moved(390, 560, 14, 1.02, stone()) +
    moved(120, 880, 0, 1.3, cake('one')) +
    moved(236, 938, 40, 1.2, cake('two')) +
    around(kit, [{ x: 690, y: 150, size: 190 }], chance),
  use: () => moved(400, 590, -10, 1.16, stone(cakes())),
  detail: () => moved(120, 930, 8, 2, stone()) + moved(330, 740, -8, 1.5, butter),
};
