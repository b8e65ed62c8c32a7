import { RIMS } from '../china.ts';
import { CLOTHS, type Cloth, clothAt } from '../cloths.ts';
import { cutlery } from '../cutlery.ts';
import { turnOf } from '../dishes/kit/dish.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { corners } from '../stage.ts';
import { courseDish } from './dish.ts';
import { counter, type Shot } from './reel.ts';

/** The last frame: the finished dish and a second portion on a cloth, all cut by the frame. */
export const table: Shot = (reel) => {
  const { input, foods, theme, chance } = reel;
  const kind: Cloth = chance.pick(CLOTHS.filter((name) => name !== 'plain'));
  const main = courseDish({ input, foods });
  const isMirrored = chance.isLucky();
  const at = (x: number) => (isMirrored ? 1160 - x : x);
  const dish = (x: number, y: number, r: number) =>
    moved(
      at(x),
      y,
      turnOf(main, chance.between(-12, 12)),
      r / 200,
      main.draw({ foods, rim: chance.pick(RIMS), ink: theme.rim, chance }),
    );
  const dye = chance.pick(['#d63d24', '#2f5361', '#5d7440', '#a8432a']);
  // A standing cake is seen from the side, and so is its table. What lies flat is left out.
  if (main.isStanding) return counter(theme, 250) + dish(1010, 280, 220) + dish(480, 430, 320);
  return (
    rect(0, 0, 1200, 800, theme.ground) +
    clothAt(kind, 560, 420, chance.between(-10, 10), 1500, 560, dye, chance.id('cloth')) +
    dish(1010, 246, 236) +
    dish(470, 440, 320) +
    cutlery(main.cutlery, at(94), 430, -4, 0.9) +
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
