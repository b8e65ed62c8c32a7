import { lying } from '../foods/foods.ts';
import { clipped, moved } from '../grounds.ts';
import { cast, dusk, flat, round, stand, steam, stroke, turns } from './cuts.ts';
import type { Kit, Tool } from './kit.ts';

const CLOTH = '#f5ead6';
const RED = '#a8432a';
const BLUE = '#2f5361';
const PUFF = 'M-310,-60C-330,-190 -220,-280 0,-284C220,-280 330,-190 310,-60Z';

/** A boteh, the drop with a bent tip of printed cottons, about 100 tall. */
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

/** Stitched in squares through three layers. */
const quilting =
  'M-310,-200L-60,30M-250,-260L40,30M-140,-280L150,30M-20,-284L250,10M110,-284L310,-90M310,-200L60,30M250,-260L-40,30M140,-280L-150,30M20,-284L-250,10M-110,-284L-310,-90';

/** The quilted cover on a lid: puffed over the knob, gathered by its elastic into a frill; the pot below it steams. 680 wide. */
const covered = (id: string) =>
  stand(270, 262) +
  stroke('#33261f', 32, 'M-280,40H-350Q-380,40 -380,70T-350,100H-280M280,40H350Q380,40 380,70T350,100H280') +
  flat('#8f9590', 'M-290,-20H290V200Q290,260 230,260H-230Q-290,260 -290,200Z') +
  dusk('M290,-20V200Q290,260 230,260H90C170,180 190,60 180,-20Z', 0.7) +
  stroke('#e6e9e2', 16, 'M-244,40V180') +
  cover(id);

const cover = (id: string) =>
  clipped(
    id,
    PUFF,
    flat(CLOTH, PUFF) +
      print(3) +
      stroke('#c9b896', 4, quilting, ' stroke-dasharray="9 8"') +
      dusk('M310,-60C330,-190 220,-280 60,-284C200,-240 250,-150 236,-60Z', 0.4),
  ) +
  frill() +
  stroke(BLUE, 9, 'M-306,-62Q0,-26 306,-62');

const frill = () =>
  flat(
    CLOTH,
    `M-310,-62${Array.from({ length: 16 }, (_, i) => `q10,${44 + (i % 2) * 14} 39,${i < 8 ? 4 : -4}`).join('')}Q0,-20 -310,-62Z`,
  ) +
  stroke(
    '#c9b896',
    4,
    Array.from({ length: 15 }, (_, i) => `M${-270 + i * 39},${-44 + (i < 8 ? i : 15 - i) * 3}v26`).join(''),
  );

/** The cover off its lid, from above: a gathered round. Radius 240. */
const flatCover = (id: string) => {
  const edge = `M240,0${Array.from({ length: 24 }, (_, i) => {
    const [a, b] = [((i + 0.5) / 24) * 2 * Math.PI, ((i + 1) / 24) * 2 * Math.PI];
    return `Q${(Math.cos(a) * 272).toFixed(0)},${(Math.sin(a) * 272).toFixed(0)} ${(Math.cos(b) * 240).toFixed(0)},${(Math.sin(b) * 240).toFixed(0)}`;
  }).join('')}Z`;
  return (
    cast(edge, 14, 20) +
    clipped(
      id,
      edge,
      flat(CLOTH, edge) +
        moved(0, 0, 0, 1, print(6)) +
        stroke(
          '#c9b896',
          4,
          'M-280,-160L160,280M-280,0L0,280M-160,-280L280,160M0,-280L280,0M280,-160L-160,280M280,0L0,280M160,-280L-280,160M0,-280L-280,0',
          ' stroke-dasharray="9 8"',
        ),
    ) +
    `<circle r="222" fill="none" stroke="${BLUE}" stroke-width="9"/>`
  );
};

export const lidCover: Tool = {
  shows: 'lid cover',
  tag: [548, 850, 8],
  front: (_: Kit, chance) =>
    steam(400, 230, 150) +
    moved(400, 540, 0, 0.98, covered(chance.id('cover'))) +
    lying([{ name: 'pomegranate', x: 140, y: 890, size: 220 }]),
  use: (_: Kit, chance) =>
    moved(370, 470, -10, 1.4, flatCover(chance.id('cover'))) +
    lying([
      { name: 'mint', x: 680, y: 870, size: 240 },
      { name: 'pomegranate', x: 150, y: 890, size: 220 },
    ]),
  detail: (_: Kit, chance) => moved(300, 760, 4, 1.9, covered(chance.id('cover'))),
};
