import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import type { Kit, Tool } from '../kit.ts';
import { nameStitch } from './name-stitch.ts';

type Cloth = { linen: string; dark: string; light: string; thread: string };

const UNDYED: Cloth = { linen: '#cdbb94', dark: '#9c8658', light: '#e4d7b6', thread: '#6b3f1d' };
const CLOTHS: Readonly<Record<string, Cloth>> = {
  rye: { linen: '#8a5f3c', dark: '#5d3c22', light: '#b58a60', thread: '#f6e6c4' },
  indigo: { linen: '#36506b', dark: '#20344b', light: '#6684a0', thread: '#f6e6c4' },
};
const clothOf = ({ dye = '' }: Pick<Kit, 'dye'>) => CLOTHS[dye] ?? UNDYED;

const CUT =
  'M-170,-300Q0,-270 170,-300C180,-200 230,-150 290,-130V430Q0,456 -290,430V-130C-230,-150 -180,-200 -170,-300Z';

/**
 * A linen apron on two pegs: wide straps crossed behind it, a name on the chest,
 * a scraper in the upper pocket.
 */
const apron = ({ linen, dark, light, thread }: Cloth) =>
  flat(dark, 'M172,-296L118,-300L-136,-478L-98,-510Z') +
  stroke(linen, 4, 'M146,-298L-116,-490', ' stroke-dasharray="10 8"') +
  flat(linen, 'M-172,-296L-118,-300L136,-478L98,-510Z') +
  stroke(dark, 4, 'M-146,-298L116,-490', ' stroke-dasharray="10 8"') +
  [-114, 114].map((x) => round('#5c3421', 22, 22, x, -490)).join('') +
  cast(CUT, 16, 20) +
  flat(linen, CUT) +
  stroke(
    light,
    3,
    'M-260,-100V420M-200,-120V430M-140,-230V436M-80,-280V440M-20,-280V442M40,-280V442M100,-280V440M160,-240V436M220,-130V430',
    ' stroke-dasharray="3 9" opacity=".9"',
  ) +
  dusk('M170,-300C180,-200 230,-150 290,-130V430Q200,440 120,444C190,260 210,-60 130,-294Z', 0.4) +
  stroke(dark, 4, 'M-158,-286Q0,-258 158,-286M-276,-112V418Q0,442 276,418V-112', ' stroke-dasharray="12 8"') +
  nameStitch('Elin', 0, -150, 92, thread) +
  scraper() +
  flat(light, 'M-200,40H200V230Q0,246 -200,230Z') +
  stroke(dark, 4, 'M-188,54H188M-188,54V220Q0,234 188,220V54M20,54V230', ' stroke-dasharray="11 8"');

/** A baker's steel scraper; its wooden back is visible above the pocket. */
const scraper = () =>
  flat('#c9cdc6', 'M-170,-20H-30V90H-170Z') +
  flat('#8a5a34', 'M-178,-44Q-100,-60 -22,-44V-6H-178Z') +
  stroke('#c98a45', 5, 'M-160,-28H-40');

const dust = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    round('#fffaf0', 60, 34, 0, 0, ' opacity=".75"') + round('#fffaf0', 26, 16, 70, 24, ' opacity=".75"'),
  );

export const bakersApron: Tool = {
  shows: 'apron',
  standing: ['front'],
  wall: 830,
  tag: [548, 836, 8],
  front: (kit) =>
    moved(400, 490, 0, 0.9, apron(clothOf(kit))) +
    lying([{ name: 'loaf', x: 150, y: 910, size: 320, rotation: -14 }]),
  use: (kit) =>
    moved(380, 400, -6, 1.2, apron(clothOf(kit))) +
    dust(270, 620) +
    dust(520, 540) +
    lying([
      { name: 'loaf', x: 620, y: 880, size: 380, rotation: -20 },
      { name: 'butter', x: 150, y: 890, size: 250 },
    ]),
  detail: (kit) => moved(430, 520, 5, 1.9, apron(clothOf(kit))),
};
