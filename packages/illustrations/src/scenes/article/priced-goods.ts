import { INKS } from '../../inks.ts';
import { line } from '../../text/place.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { cast, flat, round, stand, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';
import { jarAt, pepperPrint } from './jars.ts';

/** A price on a card, tied on; its string begins at 0,0. */
const tag = (price: string) =>
  stroke(INKS.ink, 4, 'M0,0C10,24 6,40 0,52') +
  cast('M0,44L34,70V178H-110V70L-76,44Z', 8, 10) +
  flat('#fbf1dc', 'M0,44L34,70V178H-110V70L-76,44Z') +
  round(INKS.ink, 7, 7, -10, 64) +
  line(price, -38, 140, 52, INKS.ink, { align: 'middle', maxWidth: 128 });

/** A book that stands, with a fried egg on its cover. 250 by 340; its foot is at y 0. */
const book = () =>
  stand(140, 0) +
  flat('#efe3c9', 'M122,-332H146V-8H122Z') +
  flat('#431b30', 'M-130,-340H130V0H-130Z') +
  flat('#582640', 'M-104,-340H130V0H-104Z') +
  stroke('#efb8a4', 4, 'M-84,-318H110V-22H-84Z') +
  stroke('#efb8a4', 12, 'M-44,-280H70M-20,-248H46') +
  flat(
    '#fffaf0',
    'M-60,-120C-70,-180 -20,-206 20,-196C70,-206 98,-160 86,-112C90,-66 40,-44 6,-56C-34,-50 -62,-80 -60,-120Z',
  ) +
  round('#eda72a', 34, 34, 14, -126) +
  stroke('#fbeecb', 6, 'M-4,-140q8,-12 18,-12');

/** A tablet that stands and plays a film of an onion. 360 by 260. */
const tablet = () =>
  stand(190, 0) +
  flat('#8f9590', 'M-40,-40H40L90,0H-90Z') +
  flat(
    '#211a14',
    'M-180,-270H180Q200,-270 200,-250V-40Q200,-20 180,-20H-180Q-200,-20 -200,-40V-250Q-200,-270 -180,-270Z',
  ) +
  rect(-180, -250, 360, 210, '#abb897') +
  flat('#93a27d', 'M-180,-120H180V-40H-180Z') +
  round('#7a2b4d', 66, 66, 60, -120) +
  round('#f4e4e0', 56, 56, 60, -120) +
  [44, 30, 16]
    .map((r) => `<circle cx="60" cy="-120" r="${r}" fill="none" stroke="#b76a86" stroke-width="8"/>`)
    .join('') +
  round('#211a14', 46, 46, -80, -150, ' opacity=".85"') +
  flat('#fffaf0', 'M-94,-174L-54,-150L-94,-126Z') +
  stroke('#fffaf0', 8, 'M-160,-58H160', ' opacity=".7"') +
  stroke('#d63d24', 8, 'M-160,-58H-60');

/** A lamp bulb that glows: an idea. Its foot is at y 0. */
const bulb = () =>
  [-70, -35, 0, 35, 70]
    .map((turn) => moved(0, -150, turn, 1, stroke('#f2cc6a', 11, 'M0,-110V-144')))
    .join('') +
  flat(
    '#f9dc8c',
    'M-34,-60C-40,-100 -84,-116 -84,-168C-84,-220 -44,-250 0,-250C44,-250 84,-220 84,-168C84,-116 40,-100 34,-60Z',
  ) +
  stroke(
    '#cf9a1e',
    6,
    'M-16,-64C-16,-120 -40,-140 -26,-154C-10,-166 0,-130 0,-130C0,-130 10,-166 26,-154C40,-140 16,-120 16,-64',
  ) +
  stroke('#ffffff', 11, 'M-60,-176C-58,-206 -42,-222 -22,-228') +
  flat('#8f9590', 'M-36,-60H36V-14Q36,0 0,0T-36,-14Z') +
  stroke('#4a5357', 5, 'M-36,-42H36M-36,-24H36');

/** From an idea to a price: a lamp bulb, then a book, a jar and a film, each with a price. */
export const pricedGoods: ArticleScene = ({ art, foods, theme }) => {
  const [first = '', second = '', third = ''] = art.labels;
  return (
    table(theme, 1200, 800, 430, 430) +
    moved(140, 480, -6, 1.1, bulb()) +
    moved(390, 600, 0, 1.3, book()) +
    moved(928, 590, 0, 1.16, tablet()) +
    jarAt(650, 690, 0.98, { inside: '#c8331f', lid: '#2f5361', label: pepperPrint }) +
    moved(520, 560, 4, 1, tag(first)) +
    moved(750, 560, -4, 1, tag(second)) +
    moved(1120, 560, 4, 1, tag(third)) +
    lying(
      standing(
        foods
          .slice(0, 2)
          .map((name, i) => ({ name, x: [160, 940][i] ?? 0, y: 700, size: [210, 170][i] ?? 0 })),
        430,
      ),
      14,
    )
  );
};
