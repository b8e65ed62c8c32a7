import { nth } from '../../nth.ts';
import { RIMS } from '../china.ts';
import { CLOTHS, clothAt } from '../cloths.ts';
import { cutlery } from '../cutlery.ts';
import { dishNamed } from '../dishes/dish-named.ts';
import { turnOf } from '../dishes/kit/dish.ts';
import { suitedDish } from '../dishes/stock/stock.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { corners } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

/** A laid table from above: up to three dishes on a cloth, each cut by the edge, and their ingredients. */
export const table: ArticleScene = ({ slug, art, foods, theme, chance }) => {
  const isMirrored = chance.isLucky();
  const at = (x: number) => (isMirrored ? 1200 - x : x);
  const named = art.dishes.length > 0 ? art.dishes : [suitedDish(foods, chance)];
  const kind = chance.pick(CLOTHS.filter((name) => name !== 'plain'));
  const dish = (name: string, turn: number, x: number, y: number, radius: number) => {
    const served = [...foods.slice(turn), ...foods.slice(0, turn)];
    const laidOut = dishNamed(name, served, slug);
    const vessel = laidOut.draw({
      foods: served,
      rim: chance.pick(RIMS),
      ink: theme.rim,
      chance,
    });
    return moved(at(x), y, turnOf(laidOut, chance.between(-12, 12)), radius / 200, vessel);
  };
  const places = [
    [440, 430, 335],
    [1000, 170, 250],
    [1010, 720, 235],
  ] as const;
  const laid = named.map((name, index) => {
    const [x, y, radius] = nth(places, index);
    return dish(name, index, x, y, radius);
  });
  const { cutlery: beside } = dishNamed(nth(named, 0), foods, slug);
  return (
    rect(0, 0, 1200, 800, theme.ground) +
    clothAt(
      kind,
      560,
      410,
      chance.between(-9, 9),
      1560,
      620,
      chance.pick(['#d63d24', '#2f5361', '#5d7440', '#a8432a']),
      chance.id('cloth'),
    ) +
    laid.toReversed().join('') +
    cutlery(beside, at(60), 430, -4, 0.95) +
    lying(
      corners(
        foods,
        [
          { x: at(820), y: named.length > 2 ? 450 : 650, size: 210 },
          { x: at(110), y: 760, size: 240 },
          { x: at(760), y: 60, size: 200 },
        ],
        chance,
      ),
      14,
    )
  );
};
