import { INKS } from '../../inks.ts';
import type { ProductInput, SpreadRecipe } from '../../inputs.ts';
import { block, capitals, line, wrap } from '../../text/place.ts';
import { rect } from '../grounds.ts';
import type { Book } from './cover.ts';

const { ink } = INKS;
const LEFT = 124;
const FOOT = 650;

/** The left page: title, a line of description, ingredients, and as many steps as fit on the page. */
export function recipePage(book: Book, input: ProductInput, number: number): string {
  const { recipe, summary = '' } = input;
  const { spread } = input.art;
  const title = recipe?.title ?? spread?.title ?? input.name;
  const needed = recipe ? shopping(recipe) : spread?.ingredients;
  const head = block({
    text: title,
    x: LEFT,
    y: 112,
    width: 426,
    height: title.length > 34 ? 220 : 180,
    lines: [1, 2, 3, 4],
    faces: ['display', 'display', 'italic'],
    leading: 0.92,
    min: 30,
    max: 92,
    fills: [ink],
  });
  const intro = wrap(recipe?.summary ?? summary, 'text', 20, 420, 3);
  const introTop = head.bottom + 42;
  const top = introTop + intro.length * 27 + 26;
  return (
    head.svg +
    intro
      .map((each, index) => line(each, LEFT, introTop + index * 27, 20, INKS.cocoa, { face: 'text' }))
      .join('') +
    (needed ? ingredients(needed, top) : greeking(LEFT, 158, top)) +
    (recipe ? steps(recipe, top) : greeking(328, 200, top)) +
    line(String(number), LEFT, 688, 20, ink) +
    capitals(book.author, 544, 686, 11, ink, 'end', 300)
  );
}

/** A column of ingredients with rules. Fewer lines get more space. */
function ingredients(lines: readonly string[], top: number): string {
  const room = FOOT - top;
  const row = Math.min(36, Math.max(25, room / Math.max(lines.length, 1)));
  return lines
    .slice(0, Math.max(1, Math.floor(room / row) + 1))
    .map(
      (each, index) =>
        line(each, LEFT, top + 8 + index * row, row * 0.58, ink, { face: 'text', maxWidth: 178 }) +
        rect(LEFT, top + 8 + row * 0.34 + index * row, 178, 1, ink, ' opacity=".45"'),
    )
    .join('');
}

function steps(recipe: SpreadRecipe, top: number): string {
  let y = top + 8;
  let svg = '';
  for (const [index, step] of recipe.steps.entries()) {
    const lines = wrap(step.text, 'text', 14, 198);
    if (y + lines.length * 18.5 > FOOT + 14) break;
    svg += line(String(index + 1), 322, y, 17, INKS.tomatoDeep);
    svg += lines.map((each, row) => line(each, 346, y + row * 18.5, 14, ink, { face: 'text' })).join('');
    y += lines.length * 18.5 + 10;
  }
  return svg;
}

/** Grey bars as placeholder text if there is no recipe, so that no invented recipe is shown. */
const greeking = (left: number, width: number, top: number) =>
  Array.from({ length: Math.max(0, Math.floor((FOOT - top) / 18)) }, (_, index) =>
    rect(
      left,
      top - 4 + index * 18,
      index % 6 === 5 ? width * 0.55 : width + ((index * 37) % 12),
      5,
      ink,
      ' opacity=".24"',
    ),
  ).join('');

const shopping = ({ ingredients: groups }: SpreadRecipe) =>
  groups
    .flatMap(({ items }) => items)
    .map(({ quantity, unit, name }) =>
      [amount(quantity), measureWord(unit, quantity), name].filter(Boolean).join(' '),
    );

const FRACTIONS: Record<string, string> = { '0.5': '½', '0.25': '¼', '0.75': '¾' };

function amount(quantity: number | undefined): string {
  if (!quantity) return '';
  const whole = Math.floor(quantity);
  const fraction = FRACTIONS[String(quantity - whole)];
  return fraction ? `${whole || ''}${fraction}` : String(quantity);
}

const COUNTED = new Set(['slice', 'sprig', 'clove', 'sheet', 'tin', 'cup', 'handful', 'pinch', 'bunch']);

function measureWord(unit: string | undefined, quantity = 1): string | undefined {
  if (!unit || quantity <= 1 || !COUNTED.has(unit)) return unit;
  return /ch$/.test(unit) ? `${unit}es` : `${unit}s`;
}
