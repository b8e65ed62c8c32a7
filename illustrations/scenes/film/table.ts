import { RIMS } from '../china.ts';
import { CLOTHS, type Cloth, clothAt } from '../cloths.ts';
import { cutlery } from '../cutlery.ts';
import { STOCK, type StockName, suitedDish } from '../dishes/stock/stock.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { corners } from '../stage.ts';
import type { Shot } from './reel.ts';

/** The table at the end: the finished dish and a second helping on a cloth, all cut by the frame. */
export const table: Shot = ({ foods, theme, chance }) => {
  const kind: Cloth = chance.pick(CLOTHS.filter((name) => name !== 'plain'));
  const main = suitedDish(foods, chance);
  const isMirrored = chance.isLucky();
  const at = (x: number) => (isMirrored ? 1160 - x : x);
  const dish = (name: StockName, x: number, y: number, r: number) =>
    moved(
      at(x),
      y,
      chance.between(-12, 12),
      r / 200,
      STOCK[name].draw({ foods, rim: chance.pick(RIMS), ink: theme.rim, chance }),
    );
  const dye = chance.pick(['#d63d24', '#2f5361', '#5d7440', '#a8432a']);
  return (
    rect(0, 0, 1200, 800, theme.ground) +
    clothAt(kind, 560, 420, chance.between(-10, 10), 1500, 560, dye, chance.id('cloth')) +
    dish(main, 1010, 246, 236) +
    dish(main, 470, 440, 320) +
    cutlery(main === 'noodles' || main === 'dumplings' ? 'chopsticks' : 'fork', at(94), 430, -4, 0.9) +
    lying(
      corners(
        foods,
        [
          { x: at(880), y: 626, size: 240 },
          { x: at(60), y: 170, size: 240 },
          { x: at(1110), y: 640, size: 200 },
        ],
        chance,
      ),
      14,
    )
  );
};
