import { nth } from '../../nth.ts';
import type { Chance } from '../chance.ts';
import { RIMS } from '../china.ts';
import { turnOf } from '../dishes/kit/dish.ts';
import { lying, placed } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { strew } from '../kitchen/cuts.ts';
import { corners, table, tabletop } from '../stage.ts';
import { darker, lighter } from '../tints.ts';
import { bottle } from './bottle.ts';
import { openBox } from './box.ts';
import { chocolateSquare, envelope } from './envelope.ts';
import { jar } from './jar.ts';
import type { Pack } from './pack.ts';
import type { PackView, PantryScene } from './pack-view.ts';
import { bag, tube } from './soft.ts';
import { ribbon } from './squeezed.ts';
import { flatTin, isFlatTin, roundTin } from './tin.ts';

/** The product in use: with a spoon, poured, squeezed or unpacked next to a plate of food. */
export const use: PackView = (scene, pack, chance) => {
  const isFlat =
    scene === 'bottle' || scene === 'envelope' || scene === 'tube' || (scene === 'tin' && isFlatTin(pack));
  const back = isFlat
    ? tabletop(pack.use, 800, 1000)
    : table(pack.use, 800, 1000, chance.between(500, 540), chance.between(420, 460));
  return back + WORK[scene](pack, chance);
};

const WORK: Record<PantryScene, (pack: Pack, chance: Chance) => string> = {
  jar: (pack, chance) =>
    moved(250, 510, 0, 0.8, jar(pack, chance.id('label'), { isOpen: true })) +
    served(pack, 600, 800, 270, chance) +
    edge(pack, chance),
  tin: (pack, chance) =>
    isFlatTin(pack)
      ? served(pack, 640, 250, 250, chance) +
        moved(350, 610, 14, 1.06, flatTin(pack, chance.id('tin'), { isOpen: true })) +
        edge(pack, chance)
      : moved(270, 520, 0, 0.9, roundTin(pack, chance.id('label'), { isOpen: true })) +
        served(pack, 600, 820, 260, chance) +
        edge(pack, chance),
  bottle: (pack, chance) =>
    served(pack, 360, 740, 330, chance) +
    stream(pack) +
    moved(560, 150, -122, 0.86, bottle(pack, chance.id('label'), { isOpen: true })),
  box: (pack, chance) => {
    const out = pack.foods.slice(0, 3).map((name, index) =>
      placed({
        name,
        x: -170 + index * 170,
        y: -150 - (index % 2) * 30,
        size: 240,
        rotation: nth([-18, 8, 24], index),
      }),
    );
    return (
      moved(470, 380, 0, 0.86, openBox(pack, chance.id('label'), out.join(''))) +
      served(pack, 230, 810, 280, chance) +
      lying(corners([pack.foods[1] ?? nth(pack.foods, 0)], [{ x: 640, y: 850, size: 330 }], chance))
    );
  },
  bag: (pack, chance) =>
    moved(290, 480, 0, 0.94, bag(pack, chance.id('label'), heap(pack))) +
    served(pack, 610, 800, 260, chance) +
    edge(pack, chance),
  envelope: (pack, chance) =>
    moved(360, 400, -5, 0.9, envelope(pack, chance.id('label'), moved(0, -240, 8, 1.25, chocolateSquare))) +
    served(pack, 600, 800, 260, chance),
  tube: (pack, chance) =>
    served(pack, 310, 720, 340, chance) +
    ribbon(pack, SQUIGGLE, 44) +
    moved(566, 240, 38, 0.86, tube(pack, chance.id('tube'), { isOpen: true })),
};

/** What the bag holds, up to its rim. */
const heap = ({ tint }: Pack) =>
  `<path d="M-232,-240C-196,-300 -110,-334 10,-336C120,-334 200,-300 234,-240Z" fill="${tint}"/>` +
  strew(darker(tint, 0.35), 46, [170, 44, 0, -278], 9, 'heap') +
  strew(lighter(tint, 0.4), 30, [160, 42, 0, -280], 8, 'grains');

const served = ({ foods, dish, theme }: Pack, x: number, y: number, r: number, chance: Chance) =>
  moved(
    x,
    y,
    turnOf(dish, chance.between(-12, 12)),
    r / 200,
    dish.draw({ foods, rim: chance.pick(RIMS), ink: theme.rim, chance }),
  );

const edge = (pack: Pack, chance: Chance) =>
  lying(corners([pack.foods[1] ?? nth(pack.foods, 0)], [{ x: 90, y: 930, size: 260 }], chance));

/** A stream from the bottle to a pool on the plate. */
function stream(pack: Pack): string {
  const ink = lighter(pack.tint, 0.1);
  return (
    `<path d="M228,352C214,420 262,470 250,540C238,610 270,640 262,700" stroke="${ink}" stroke-width="20" fill="none" stroke-linecap="round"/>` +
    `<path d="M196,716C240,680 330,690 340,726C348,762 270,770 226,758C196,750 178,734 196,716Z" fill="${ink}"/>`
  );
}

const SQUIGGLE =
  'M338,520C300,560 420,590 380,630C330,676 250,620 230,670C210,726 380,690 400,740C416,790 260,760 236,806';
