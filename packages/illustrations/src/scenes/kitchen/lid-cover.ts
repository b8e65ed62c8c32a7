import { lying } from '../foods/foods.ts';
import { clipped, moved } from '../grounds.ts';
import { dusk, flat, round, stand, steam, strew, stroke, turns } from './cuts.ts';
import { pressing } from './hands.ts';
import type { Kit, Tool } from './kit.ts';

const CLOTH = '#f5ead6';
const RED = '#a8432a';
const BLUE = '#2f5361';
const STEEL = '#b9beb8';
/** The cloth stretched over the lid: a low dome that rises to the knot. */
const DOME =
  'M-322,-40C-322,-120 -214,-172 -110,-194C-64,-204 -40,-222 -30,-250H30C40,-222 64,-204 110,-194C214,-172 322,-120 322,-40Q0,22 -322,-40Z';

/** A boteh: a drop with a bent tip, as on printed cotton. About 100 tall. */
const boteh =
  flat(RED, 'M0,50C-44,50 -52,-6 -14,-34C4,-48 26,-52 34,-70C46,-34 44,-10 40,4C38,34 26,50 0,50Z') +
  flat(CLOTH, 'M0,36C-28,34 -30,0 -6,-18C8,-28 20,-32 26,-40C30,-14 26,4 24,12C20,28 14,38 0,36Z') +
  round(BLUE, 9, 12, 2, 8);
const flower = round(BLUE, 8) + turns(5, round(RED, 7, 10, 0, -17));

const print = (rows: number) =>
  Array.from({ length: rows * 6 }, (_, i) => {
    const [row, column] = [Math.floor(i / 6), i % 6];
    const [x, y] = [-300 + column * 120 + (row % 2) * 60, -250 + row * 96];
    return moved(x, y, column * 8 - 20, 0.8, boteh) + moved(x + 60, y + 6, 0, 0.9, flower);
  }).join('');

/** Quilted in squares through three layers. */
const squares = Array.from({ length: 11 }, (_, i) => -500 + i * 100);
const quilting = squares.map((x) => `M${x},-300L${x + 600},300M${x + 600},-300L${x},300`).join('');

/** The pot with its lid under the tied cover. 720 wide; its bottom is at y 262. */
const covered = (id: string) =>
  stand(290, 262) +
  ears +
  flat('#8f9590', 'M-300,-30H300V200Q300,260 240,260H-240Q-300,260 -300,200Z') +
  dusk('M300,-30V200Q300,260 240,260H100C180,180 200,60 190,-30Z', 0.7) +
  stroke('#e6e9e2', 16, 'M-250,70V190') +
  flat(STEEL, 'M-318,-36H318V-4H-318Z') +
  flat('#5d6360', 'M-318,-4H318V8H-318Z') +
  cover(id);

/** Two handles of bright steel, which are visible on every ground. */
const ears =
  stroke('#5d6360', 40, 'M-290,60H-356V130H-290M290,60H356V130H290') +
  stroke('#e6e9e2', 26, 'M-290,60H-356V130H-290M290,60H356V130H290');

const cover = (id: string) =>
  farEars +
  clipped(
    id,
    DOME,
    flat(CLOTH, DOME) +
      print(3) +
      stroke('#c9b896', 4, quilting, ' stroke-dasharray="9 8"') +
      dusk('M322,-40C322,-120 214,-172 110,-194C64,-204 40,-222 30,-250H0C60,-190 190,-150 226,-20Z', 0.45) +
      stroke('#c9b896', 7, folds),
  ) +
  stroke(BLUE, 11, 'M-318,-44Q0,16 318,-44') +
  knot;

/** Creases from the knot over the dome. */
const folds =
  'M-16,-234C-30,-190 -110,-160 -200,-120M-8,-234C-14,-180 -60,-130 -90,-70M8,-234C14,-180 50,-130 84,-70M16,-234C30,-190 110,-160 200,-120M0,-234V-120';

const ear = (d: string, hem: string) => flat(CLOTH, d) + stroke(RED, 8, hem);
const farEars =
  ear('M-14,-262C-70,-300 -96,-360 -66,-392C-30,-372 -6,-320 4,-266Z', 'M-66,-390C-34,-368 -10,-318 0,-272') +
  ear('M14,-262C70,-300 96,-360 66,-392C30,-372 6,-320 -4,-266Z', 'M66,-390C34,-368 10,-318 0,-272');
/** Two corners tied over the other two. */
const knot =
  ear(
    'M-20,-268C-90,-330 -178,-338 -226,-286C-176,-244 -86,-232 -18,-244Z',
    'M-224,-286C-176,-248 -90,-238 -30,-246',
  ) +
  ear('M20,-268C90,-330 178,-338 226,-286C176,-244 86,-232 18,-244Z', 'M224,-286C176,-248 90,-238 30,-246') +
  stroke('#c9b896', 5, 'M-40,-262Q-110,-300 -170,-290M40,-262Q110,-300 170,-290') +
  flat(CLOTH, 'M-46,-262C-50,-296 50,-296 46,-262C50,-226 -50,-226 -46,-262Z') +
  stroke(RED, 8, 'M-30,-280C-10,-256 10,-250 34,-246') +
  stroke('#c9b896', 5, 'M-44,-258C-40,-232 40,-232 44,-258');

/** The pot of steel, open, with a heap of rice in it. */
const openPot = () =>
  stand(290, 262) +
  ears +
  flat('#fffaf0', 'M-270,-24C-230,-110 -90,-128 0,-126C100,-126 230,-106 270,-24Z') +
  strew('#d9c9a0', 90, [220, 34, 0, -66], 8, 'rice') +
  strew('#eda72a', 26, [170, 26, 0, -84], 8, 'saffron') +
  flat('#8f9590', 'M-300,-30H300V200Q300,260 240,260H-240Q-300,260 -300,200Z') +
  dusk('M300,-30V200Q300,260 240,260H100C180,180 200,60 190,-30Z', 0.7) +
  stroke('#e6e9e2', 16, 'M-250,30V190') +
  flat('#5d6360', 'M-312,-40H312V-14H-312Z') +
  stroke('#e6e9e2', 6, 'M-304,-34H304');

export const lidCover: Tool = {
  shows: 'lid cover',
  standing: ['front', 'use'],
  tag: [548, 850, 8],
  front: (_: Kit, chance) =>
    moved(400, 540, 0, 1, covered(chance.id('cover'))) +
    lying([{ name: 'pomegranate', x: 140, y: 890, size: 220 }]),
  use: (_: Kit, chance) =>
    moved(400, 720, 0, 0.82, openPot()) +
    steam(400, 620, 120) +
    moved(400, 420, -7, 0.8, flat(STEEL, 'M-318,-36H318V-4H-318Z') + cover(chance.id('cover'))) +
    pressing(150, 380, -10, 0.86, RED) +
    pressing(650, 326, 8, 0.86, RED) +
    lying([
      { name: 'mint', x: 700, y: 900, size: 170 },
      { name: 'pomegranate', x: 110, y: 910, size: 160 },
    ]),
  detail: (_: Kit, chance) => moved(360, 800, 4, 1.9, covered(chance.id('cover'))),
};
