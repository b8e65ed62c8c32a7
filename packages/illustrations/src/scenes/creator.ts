import type { CreatorInput } from '../inputs.ts';
import { nth } from '../nth.ts';
import { line } from '../text/place.ts';
import { measure } from '../text/shape.ts';
import { type Chance, chance } from './chance.ts';
import { RIMS, type Rim } from './china.ts';
import { type Cutlery, cutlery } from './cutlery.ts';
import { foodsOf, leanOf, lookOf, lying, type Placed, spanOf } from './foods/foods.ts';
import { polygon, rect, surface } from './grounds.ts';
import { oval } from './oval.ts';
import { type Drawing, sheet } from './sheet.ts';
import { THEMES, type Theme } from './themes.ts';
import { darker } from './tints.ts';

/**
 * A creator's portrait without a face: a plate with the monogram, and the creator's foods, if any, on its
 * rim. 750 by 1000.
 */
export function drawCreatorPlate(input: CreatorInput): Drawing {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:plate`);
  const rim: Rim = choose.pick(RIMS);
  const [rx, ry] = choose.pick([
    [262, 326],
    [280, 280],
    [250, 340],
    [292, 300],
  ] as const);
  const [x, y] = [375 + choose.between(-14, 14), 476 + choose.between(-22, 22)];
  const foods = foodsOf(input.foods);
  const letters = monogram(input.name, x, y, theme.rim, Math.min(rx, ry));
  return sheet(
    'portrait',
    theme.name,
    choose.pick(BACKS)(theme, choose) +
      choose.pick(SERVICES)(choose) +
      lying(wreathBehind(foods, x, y, rx, ry, choose), 12) +
      oval(x, y, rx, ry, theme.rim, rim) +
      letters.svg +
      lying(
        wreath(foods, x, y, rx, ry, choose).map((food) => clearOf(letters, food, x, y)),
        14,
      ),
  );
}

/**
 * A background darker than the creator's panel on the page, so that its shapes do not seem to float there.
 */
type Back = (theme: Theme, chance: Chance) => string;
const BACKS: readonly Back[] = [
  (theme) => rect(0, 0, 750, 1000, theme.deep),
  (theme, chance) =>
    rect(0, 0, 750, 1000, theme.deep) +
    surface(
      [
        [0, chance.between(620, 760)],
        [750, chance.between(560, 700)],
        [750, 1000],
        [0, 1000],
      ],
      shadeOf(theme),
      12,
    ),
  (theme) =>
    rect(0, 0, 750, 1000, theme.deep) +
    polygon(
      [
        [120, 0],
        [630, 0],
        [630, 1000],
        [120, 1000],
      ],
      shadeOf(theme),
    ),
  (theme) =>
    `${rect(0, 0, 750, 1000, theme.deep)}<circle cx="375" cy="476" r="356" fill="${shadeOf(theme)}"/>`,
];
const shadeOf = ({ deep }: Theme) => darker(deep, 0.12);

type Service = (chance: Chance) => string;
const piece = (kind: Cutlery, x: number, turn: number) => cutlery(kind, x, 520, turn, 1.08);
const SERVICES: readonly Service[] = [
  () => '',
  () => piece('fork', 62, -2) + piece('knife', 690, 2),
  () => piece('spoon', 688, 3),
  () => piece('knife', 688, 3),
  () => piece('fork', 58, -3),
  () => piece('fork', 60, -2) + piece('spoon', 692, 2),
];

type Monogram = {
  svg: string;
  /** Half of the width and height, measured from the middle of the plate. */
  width: number;
  height: number;
};

function monogram(name: string, x: number, y: number, ink: string, radius: number): Monogram {
  const first = name
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => nth([...word], 0));
  const capitals = first.filter((letter) => letter === letter.toUpperCase());
  // A name in lower case gets a monogram, too.
  const letters = capitals.length > 0 ? capitals : first.map((letter) => letter.toUpperCase());
  const short = letters.length > 2 ? [nth(letters, 0), nth(letters, -1)] : letters;
  const text = short.join('');
  const probe = measure(text, 'italic', 100);
  const size = Math.min(
    (radius * 1.12 * 100) / (probe.right - probe.left),
    (radius * 0.78 * 100) / (probe.bottom - probe.top),
  );
  const ext = measure(text, 'italic', size);
  const svg = line(text, x - (ext.left + ext.right) / 2, y - (ext.top + ext.bottom) / 2, size, ink, {
    face: 'italic',
  });
  return { svg, width: (ext.right - ext.left) / 2, height: (ext.bottom - ext.top) / 2 };
}

/** Moves the food away from the plate's middle until it does not cover the letters. */
function clearOf(letters: Monogram, food: Placed, x: number, y: number): Placed {
  const { width, height } = spanOf(food.name, food.size, food.rotation ?? 0);
  const [reachX, reachY] = [letters.width + width / 2 + MARGIN, letters.height + height / 2 + MARGIN];
  const [dx, dy] = [food.x - x, food.y - y];
  const out = Math.min(reachX / Math.max(1, Math.abs(dx)), reachY / Math.max(1, Math.abs(dy)));
  return out <= 1 ? food : { ...food, x: x + dx * out, y: y + dy * out };
}

/** Space between a monogram and the foods on the rim. */
const MARGIN = 14;

/** Up to five foods on the rim; the first is the largest, near the bottom. */
function wreath(
  foods: Placed['name'][] | readonly Placed['name'][],
  x: number,
  y: number,
  rx: number,
  ry: number,
  chance: Chance,
): Placed[] {
  const start = chance.pick([108, 72, 90, 124]);
  const steps = chance.pick([
    [0, 62, -58, 196],
    [0, -64, 150, 222],
    [0, 56, 180, 238],
  ]);
  return foods.slice(0, 4).map((name, index) => {
    const turn = ((start + nth(steps, index)) * Math.PI) / 180;
    const { aspect, fill } = lookOf(name);
    const long = aspect > 1.6 || aspect < 0.62 ? 1.5 : fill < 0.45 ? 1.16 : 1;
    const size = nth([300, 216, 190, 170], index) * long;
    return {
      name,
      size,
      rotation: leanOf(name, chance.next()),
      x: x + Math.cos(turn) * rx * 1.02,
      y: y + Math.sin(turn) * ry * 1.04,
    };
  });
}

/** One tall food that stands behind the plate. */
function wreathBehind(
  foods: readonly Placed['name'][],
  x: number,
  y: number,
  rx: number,
  ry: number,
  chance: Chance,
): Placed[] {
  const name = foods[4] ?? foods.at(-1);
  if (!name) return [];
  const side = chance.pick([-1, 1]);
  return [
    { name, size: 330, rotation: leanOf(name, chance.next()), x: x + side * rx * 0.86, y: y - ry * 0.86 },
  ];
}
