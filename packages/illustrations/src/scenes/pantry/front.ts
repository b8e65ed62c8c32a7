import { nth } from '../../nth.ts';
import type { Chance } from '../chance.ts';
import { lying, placed } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { corners, standing, table, tabletop } from '../stage.ts';
import { bottle } from './bottle.ts';
import { openBox, shutBox } from './box.ts';
import { chocolateSquare, envelope } from './envelope.ts';
import { jar } from './jar.ts';
import type { Pack } from './pack.ts';
import type { PackView } from './pack-view.ts';
import { sauceDish } from './sauce-dish.ts';
import { bag, tube } from './soft.ts';
import { looseCap, ribbon, spoonful } from './squeezed.ts';
import { flatTin, isFlatTin, roundTin } from './tin.ts';

/** The y of the table's far edge, in the middle of the sheet. */
const FLOOR = 600;

/** The pack on its creator's colour, with its ingredients in front, which run off the sheet. */
export const front: PackView = (scene, pack, chance) => {
  if (scene === 'tin' && isFlatTin(pack)) return tabletop(pack.front, 800, 1000) + flat(pack, chance);
  if (scene === 'tube') return tabletop(pack.front, 800, 1000) + squeezed(pack, chance);
  if (scene === 'envelope') return tabletop(pack.front, 800, 1000) + posted(pack, chance);
  const rise = chance.between(-40, 40);
  const back = table(pack.front, 800, 1000, FLOOR + rise, FLOOR - rise);
  if (scene === 'box') return back + box(pack, chance);
  const side = chance.pick([-1, 1]);
  const x = 400 - side * chance.between(34, 70);
  return (
    back +
    behind(pack, chance, side) +
    moved(x, 0, 0, 1, upright(scene, pack, chance)) +
    (scene === 'bottle' ? poured(pack, chance, side) : foot(pack, chance, side))
  );
};

function upright(scene: string, pack: Pack, chance: Chance): string {
  const id = chance.id('label');
  if (scene === 'jar') return moved(0, 484, 0, 0.98, jar(pack, id));
  if (scene === 'tin') return moved(0, 530, 0, 1.1, roundTin(pack, id));
  if (scene === 'bottle') return moved(0, 500, 0, 0.97, bottle(pack, id));
  return moved(0, 510, 0, 1.04, bag(pack, id));
}

/** A food at the back of the table, partly behind the pack. */
function behind(pack: Pack, chance: Chance, side: number): string {
  const second = pack.foods[1] ?? nth(pack.foods, 0);
  const items = corners([second], [{ x: 400 + side * 316, y: 0, size: 300 }], chance);
  return lying(standing(items, FLOOR + 110));
}

function foot(pack: Pack, chance: Chance, side: number): string {
  const spots = [
    { x: 400 + side * 268, y: 846, size: 330 },
    { x: 400 - side * 344, y: 912, size: 230 },
    { x: 400 + side * 30, y: 950, size: 170 },
  ];
  return lying(corners(pack.foods, spots, chance));
}

/** In front of a bottle: a dish with its contents, and two of its ingredients. */
function poured(pack: Pack, chance: Chance, side: number): string {
  const first = nth(pack.foods, 0);
  const spots = [
    { x: 400 - side * 344, y: 912, size: 230 },
    { x: 400 - side * 130, y: 946, size: 170 },
  ];
  return (
    lying(corners([first, pack.foods[2] ?? first], spots, chance)) +
    moved(400 + side * 220, 884, 0, 1, sauceDish(pack))
  );
}

/** An open tube lying down, with its contents on a spoon. */
function squeezed(pack: Pack, chance: Chance): string {
  const [first, second] = [nth(pack.foods, 0), pack.foods[1] ?? nth(pack.foods, 0)];
  const spots = [
    { x: 120, y: 190, size: 250 },
    { x: 660, y: 700, size: 250 },
  ];
  return (
    lying(corners([second, first], spots, chance)) +
    moved(450, 392, 17, 0.94, tube(pack, chance.id('tube'), { isOpen: true })) +
    moved(110, 590, 0, 1, looseCap(pack)) +
    moved(290, 880, -6, 1.1, spoonful(pack)) +
    ribbon(pack, 'M344,742C330,780 380,800 340,830C300,856 250,830 236,862C226,888 280,900 300,884', 44)
  );
}

/** An envelope lying on the table, with what it holds in front of it. */
function posted(pack: Pack, chance: Chance): string {
  const second = pack.foods[1] ?? nth(pack.foods, 0);
  return (
    lying(
      corners(
        [second, second],
        [
          { x: 650, y: 130, size: 330 },
          { x: 110, y: 900, size: 300 },
        ],
        chance,
      ),
    ) +
    moved(400, 470, -7, 1.06, envelope(pack, chance.id('label'))) +
    moved(560, 820, chance.between(-16, 16), 1.1, chocolateSquare)
  );
}

function flat(pack: Pack, chance: Chance): string {
  const turn = chance.between(-22, -10);
  return (
    lying(
      corners(
        [pack.foods[1] ?? nth(pack.foods, 0), pack.foods[2] ?? nth(pack.foods, 0)],
        [
          { x: 690, y: 130, size: 380 },
          { x: 110, y: 150, size: 260 },
        ],
        chance,
      ),
    ) +
    moved(390, 470, turn, 1.12, flatTin(pack, chance.id('tin'))) +
    lying(
      corners(
        pack.foods,
        [
          { x: 150, y: 840, size: 360 },
          { x: 660, y: 860, size: 310 },
        ],
        chance,
      ),
    )
  );
}

function box(pack: Pack, chance: Chance): string {
  if (pack.foods.length < 3 && pack.shape === 0)
    return moved(380, 480, 0, 1.12, shutBox(pack, chance.id('label'))) + foot(pack, chance, 1);
  const sticks = [-190, 20, 220, -70, 130].map((x, index) => {
    const name = nth(pack.foods, index % pack.foods.length);
    return placed({
      name,
      x,
      y: index < 3 ? -190 : -230,
      size: index < 3 ? 300 : 260,
      rotation: nth([-14, 6, 22, 10, -8], index),
    });
  });
  const inside = nth(sticks, 3) + nth(sticks, 4) + nth(sticks, 0) + nth(sticks, 2) + nth(sticks, 1);
  return (
    moved(376, 560, 0, 1.02, openBox(pack, chance.id('label'), inside)) +
    lying(
      corners(
        [pack.foods[1] ?? nth(pack.foods, 0), nth(pack.foods, 0)],
        [
          { x: 690, y: 910, size: 230 },
          { x: 120, y: 936, size: 260 },
        ],
        chance,
      ),
    )
  );
}
