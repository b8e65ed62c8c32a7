import { INKS } from '../../inks.ts';
import { line } from '../../text/place.ts';
import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { cast, dusk, flat, stand, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const CLOTH = '#f0e3c4';
const BAG = 'M-230,-170H230L262,250Q264,280 234,280H-234Q-264,280 -262,250Z';

/** A shopping bag of cloth with two handles; its upper edge is at y -170. */
const bag = () =>
  stand(250, 280) +
  cast(BAG, 14, 10) +
  flat(CLOTH, BAG) +
  dusk('M230,-170L262,250Q264,280 234,280H70C190,200 160,-40 140,-170Z', 0.5) +
  stroke('#c9b27e', 6, 'M-222,-140H222', ' stroke-dasharray="16 12"') +
  stroke('#d8c69a', 7, 'M-150,-60C-120,40 -150,140 -130,240M120,0C90,90 130,170 110,250') +
  stroke('#c9b27e', 30, 'M-130,-150C-150,60 -20,90 -16,-150M16,-150C20,90 150,60 130,-150');

/** A list on lined paper; the first three things are ticked. 300 by 460. */
const list = (labels: readonly string[]) => {
  const paper = 'M-160,-240H160V240H-160Z';
  return (
    cast(paper, 12, 16) +
    flat('#fffaf0', paper) +
    stroke('#a6c7cf', 3, Array.from({ length: 7 }, (_, i) => `M-160,${-132 + i * 58}H160`).join('')) +
    stroke('#e39c84', 3, 'M-104,-240V240') +
    labels
      .slice(0, 6)
      .map((text, i) => {
        const y = -144 + i * 58;
        return (
          line(text, -92, y, 40, INKS.ink, { face: 'italic', maxWidth: 236 }) +
          (i < 3 ? stroke('#c8331f', 8, `M-142,${y - 14}l12,14l20,-30`) : '')
        );
      })
      .join('') +
    flat('#c9cdc6', 'M-44,-262H44V-218H-44Z') +
    stroke('#8f9590', 5, 'M-32,-240H32')
  );
};

/** A shopping list and a bag with what is on it. The labels are the lines of the list. */
export const shoppingList: ArticleScene = ({ art, foods, theme, chance }) => {
  const slope = chance.pick([-1, 1]) * chance.between(10, 20);
  const inBag = [
    { x: 320, y: 220, size: 360, rotation: -14 },
    { x: 560, y: 250, size: 330, rotation: 160 },
    { x: 410, y: 300, size: 280, rotation: 0 },
  ];
  const beside = [
    { x: 680, y: 690, size: 210 },
    { x: 120, y: 710, size: 220 },
  ];
  return (
    table(theme, 1200, 800, 420 + slope, 420 - slope) +
    lying(
      foods.slice(0, 3).flatMap((name, i) => {
        const spot = inBag[i];
        return spot ? [{ name, ...spot }] : [];
      }),
      10,
    ) +
    moved(430, 500, 0, 0.98, bag()) +
    lying(
      standing(
        foods.slice(3, 5).flatMap((name, i) => {
          const spot = beside[i];
          return spot ? [{ name, ...spot }] : [];
        }),
        440,
      ),
      14,
    ) +
    moved(950, 400, 5, 1.36, list(art.labels))
  );
};
