import { nth } from '../../nth.ts';
import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { corners, tabletop } from '../stage.ts';
import { bottle } from './bottle.ts';
import { openBox, shutBox } from './box.ts';
import { envelope } from './envelope.ts';
import { jar } from './jar.ts';
import type { PackView } from './pack-view.ts';
import { bag, tube } from './soft.ts';
import { flatTin, isFlatTin, roundTin } from './tin.ts';

/** A rotated close-up of the label, with one food across the corner. */
export const detail: PackView = (scene, pack, chance) => {
  const id = chance.id('label');
  const turn = chance.pick([-1, 1]) * chance.between(5, 9);
  const close = {
    jar: () => moved(410, 330, turn, 1.62, jar(pack, id)),
    tin: () =>
      isFlatTin(pack)
        ? moved(470, 520, -64 + turn, 1.72, flatTin(pack, id))
        : moved(410, 480, turn, 1.78, roundTin(pack, id)),
    bottle: () => moved(420, 300, turn, 1.74, bottle(pack, id)),
    box: () =>
      pack.foods.length < 3 && pack.shape === 0
        ? moved(400, 520, turn, 1.7, shutBox(pack, id))
        : moved(390, 420, turn, 1.5, openBox(pack, id, '')),
    bag: () => moved(400, 400, turn, 1.7, bag(pack, id)),
    envelope: () => moved(400, 400, turn, 1.7, envelope(pack, id)),
    tube: () => moved(410, 560, turn, 1.7, tube(pack, id)),
  }[scene]();
  const side = chance.pick([-1, 1]);
  const name = nth(pack.foods, 0);
  return (
    tabletop(pack.front, 800, 1000) +
    close +
    lying(corners([name], [{ x: 400 + side * 290, y: 880, size: 460 }], chance), 16)
  );
};
