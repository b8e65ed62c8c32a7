import { INKS } from '../inks.ts';
import type { ProductInput, Views } from '../inputs.ts';
import type { FoodName } from '../larder/larder.ts';
import { capitals, line } from '../text/place.ts';
import { type Chance, chance } from './chance.ts';
import { lying } from './foods/foods.ts';
import { moved } from './grounds.ts';
import { type Drawing, sheet } from './sheet.ts';
import { corners, tabletop } from './stage.ts';
import { PAGE, THEMES, type Theme } from './themes.ts';
import { darker, mix } from './tints.ts';

type View = (input: ProductInput, theme: Theme, choose: Chance) => string;

const view =
  (name: string, draw: View) =>
  (input: ProductInput): Drawing => {
    const theme = THEMES[input.art.colour ?? input.colour];
    const body = draw(input, theme, chance(`${input.slug}:${name}`));
    return sheet('product', theme.name, tabletop(theme, 800, 1000) + body);
  };

/** The views of a gift card: in its envelope, on a table with products, and close up. */
export const giftCardViews: Views = {
  front: view(
    'front',
    (input, theme, choose) => around(input, choose) + moved(400, 520, -7, 1, envelope(input, theme)),
  ),
  use: view('use', (input, _theme, choose) => moved(400, 520, 8, 1.1, card(input)) + around(input, choose)),
  detail: view('detail', (input, theme) => moved(430, 430, -7, 1.9, envelope(input, theme))),
};

const around = ({ art }: ProductInput, choose: Chance) =>
  lying(
    corners(
      art.foods as FoodName[],
      [
        { x: 700, y: 130, size: 330 },
        { x: 110, y: 150, size: 250 },
        { x: 120, y: 930, size: 300 },
        { x: 716, y: 936, size: 250 },
      ],
      choose,
    ),
  );

/** The envelope with the card. About 620 wide and 560 tall, centre at 0,0. */
function envelope(input: ProductInput, theme: Theme): string {
  const paper = mix(theme.ground, PAGE, 0.75);
  return (
    `<path d="M-286,44H334L318,318H-270Z" fill="${INKS.ink}" opacity=".22"/>` +
    `<path d="M-310,0H310V290H-310Z" fill="${darker(paper, 0.16)}"/>` +
    moved(0, -96, 4, 1, card(input)) +
    `<path d="M-310,20L0,188L310,20V290H-310Z" fill="${paper}"/>` +
    `<path d="M-310,290L-40,120Q0,96 40,120L310,290Z" fill="${darker(paper, 0.06)}"/>` +
    `<path d="M-310,290L-40,120Q0,96 40,120L310,290" fill="none" stroke="${darker(paper, 0.22)}" stroke-width="4"/>` +
    seal(input.art.label?.[0] ?? input.name)
  );
}

/** The card's text: the first label line large, the rest in capitals below. */
function card({ name, art }: ProductInput): string {
  const [brand = name, ...kind] = art.label ?? [name];
  return (
    `<rect x="-262" y="-190" width="524" height="430" rx="26" fill="${INKS.ink}" opacity=".2"/>` +
    `<rect x="-270" y="-204" width="524" height="430" rx="26" fill="${THEMES.brick.ground}"/>` +
    `<rect x="-250" y="-184" width="484" height="390" rx="14" fill="none" stroke="${PAGE}" stroke-width="3" opacity=".7"/>` +
    line(brand, -8, -44, 128, PAGE, { align: 'middle', maxWidth: 430 }) +
    capitals(kind.join(' '), -8, 16, 28, PAGE, 'middle', 400)
  );
}

/** The brand's initial in red wax. */
const seal = (brand: string) =>
  `<circle cx="6" cy="126" r="54" fill="${INKS.ink}" opacity=".2"/><circle cy="118" r="54" fill="${THEMES.brick.deep}"/>` +
  `<circle cy="118" r="41" fill="none" stroke="${PAGE}" stroke-width="3" opacity=".6"/>` +
  line(brand.charAt(0), 0, 140, 64, PAGE, { align: 'middle' });
