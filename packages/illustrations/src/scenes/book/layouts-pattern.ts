import type { FoodName } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import type { Chance } from '../chance.ts';
import { showing, showsOn } from '../contrast.ts';
import { placed, sizeForHeight, sizeForWidth } from '../foods/foods.ts';
import { rect } from '../grounds.ts';
import type { Layout } from './layout.ts';

/** A pattern of one small food with a single different food in it, and a panel for the title. */
export const orecchiette: Layout = ({ title, author, foods, scheme, chance }) => {
  const ground = scheme.paper === '#fbf1dc' ? scheme.field : scheme.paper;
  const repeat = showing(foods, ground);
  const stranger =
    foods.find((name) => name !== repeat && showsOn(name, ground)) ?? foods.find((name) => name !== repeat);
  const panel = title.length > 34 ? 190 : title.length > 14 ? 164 : 136;
  const isHead = chance.isLucky(0.3);
  const panelTop = isHead ? 0 : 400 - panel;
  const paper = scheme.paper === '#fbf1dc' ? scheme.paper : '#fbf1dc';
  const ink = scheme.paper === '#fbf1dc' ? scheme.ink : '#211a14';
  const head = block({
    text: title,
    x: 18,
    y: panelTop + 22,
    width: 264,
    height: panel - 62,
    lines: title.length < 10 ? [1] : [1, 2, 3, 4],
    faces: ['display', 'italic', 'display', 'italic'],
    leading: 0.92,
    min: 20,
    max: 88,
    fills: [ink],
    vertical: 'middle',
  });
  return (
    rect(0, 0, 300, 400, ground) +
    repeatOf(
      repeat,
      stranger,
      isHead ? panel : 0,
      isHead ? 400 : panelTop,
      chance.pick([54, 62, 74]),
      chance,
    ) +
    rect(0, panelTop, 300, panel, paper) +
    `<path d="M0,${isHead ? panel : panelTop}H300" stroke="#211a14"/>` +
    head.svg +
    capitals(
      author,
      18,
      panelTop + panel - 17,
      9.5,
      scheme.paper === '#fbf1dc' ? scheme.accent : '#8c3521',
      'start',
      264,
    )
  );
};

/**
 * Staggered rows of a food between two heights, cut by the sides.
 * The different food is right of the middle.
 */
function repeatOf(
  name: FoodName,
  stranger: FoodName | undefined,
  top: number,
  bottom: number,
  cell: number,
  chance: Chance,
): string {
  const rowHeight = cell * 0.84;
  const rows = Math.ceil((bottom - top) / rowHeight) + 1;
  const columns = Math.ceil(300 / cell) + 2;
  const lean = chance.pick([0, 1, 2]);
  const oddRow = Math.max(1, Math.floor(rows / 2) - (chance.isLucky() ? 1 : 0));
  const oddColumn = chance.pick([2, 3]);
  let svg = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = column * cell - cell * 0.3 + (row % 2 ? cell / 2 : 0);
      const y = top + row * rowHeight + cell * 0.12;
      const isStranger = stranger && row === oddRow && column === oddColumn;
      const rotation =
        lean === 0 ? chance.next() * 360 : lean === 1 ? (row % 2 ? 24 : -24) : chance.between(-22, 22);
      const one = isStranger ? stranger : name;
      const size = Math.min(
        sizeForWidth(one, cell * (isStranger ? 1.05 : 0.94), rotation),
        sizeForHeight(one, cell * (isStranger ? 1.05 : 0.9), rotation),
      );
      svg += placed({ name: one, x, y, size, rotation: isStranger ? 8 : rotation });
    }
  return svg;
}

/** Large foods in rows at the top, one very large word at the bottom. */
export const fold: Layout = ({ title, author, foods, scheme, chance }) => {
  const repeat = showing(foods, scheme.paper);
  const head = block({
    text: title,
    x: 10,
    y: 196,
    width: 280,
    height: 190,
    lines: title.length <= 9 ? [1] : title.length <= 20 ? [1, 2] : [2, 3, 4],
    faces: ['display'],
    leading: 0.84,
    min: 24,
    max: 170,
    fills: [scheme.ink],
    vertical: 'bottom',
  });
  const foot = head.top - 34;
  const rows = foot > 210 ? 3 : 2;
  const rowHeight = foot / rows;
  const columns = 3;
  let svg = rect(0, 0, 300, 400, scheme.paper);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = column * 104 + (row % 2 ? -6 : 46);
      const rotation = nth([-14, 8, -4, 14, 3], (row * 3 + column) % 5) + chance.between(-3, 3);
      const size = Math.min(
        sizeForWidth(repeat, 104, rotation),
        sizeForHeight(repeat, rowHeight * 1.02, rotation),
      );
      svg += placed({ name: repeat, x, y: rowHeight * (row + 0.5) + 4, size: size * 1.04, rotation });
    }
  return (
    svg +
    rect(0, foot + 8, 300, 400 - foot, scheme.paper) +
    head.svg +
    capitals(author, 14, head.top - 11, 9.5, scheme.accent, 'start', 270)
  );
};
