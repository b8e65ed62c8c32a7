import { nth } from '#src/lib/nth.ts';
import type { FundingInput } from '../../inputs.ts';
import type { FoodName } from '../../larder/larder.ts';
import { block, capitals } from '../../text/place.ts';
import { type Chance, chance } from '../chance.ts';
import { showing } from '../contrast.ts';
import { foodsOf, leanOf, lying, type Placed, sizeForHeight, sizeForWidth } from '../foods/foods.ts';
import { moved, rect, surface } from '../grounds.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { type Scheme, THEMES } from '../themes.ts';
import { thingOf } from './thing.ts';

const WIDTH = 750;
const HEIGHT = 1000;

interface Parts {
  title: string;
  author: string;
  foods: readonly FoodName[];
  /** What the money is for, about 0,0 and at most 800 by 760; empty for a poster of foods. */
  thing: string;
  scheme: Scheme;
  chance: Chance;
}
type Layout = (parts: Parts) => string;

/** A poster that asks for money: the title as large as it goes, what the money is for, the maker's name. 750 by 1000. */
export function drawPoster(input: FundingInput): Drawing {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:poster`);
  const scheme = choose.pick(theme.schemes);
  const thing = thingOf(input, choose);
  const layout = choose.pick(thing ? [counter, spotlight] : [rising, sun, shelf]);
  const parts = {
    title: input.title,
    author: input.creatorName,
    foods: foodsOf(input.foods),
    thing,
    scheme,
    chance: choose,
  };
  return sheet('portrait', theme.name, layout(parts));
}

/** The thing on a counter that bleeds off three edges, the title above it. */
const counter: Layout = ({ title, author, thing, scheme }) => {
  const head = heading(title, scheme, { y: 112, height: 300 });
  const top = 700;
  const room = HEIGHT - 40 - head.bottom;
  return (
    ground(scheme.paper) +
    field(top, scheme.field) +
    moved(375, head.bottom + room / 2, 0, Math.min(0.84, room / 780), thing) +
    capitals(author, 52, 76, 25, scheme.ink, 'start', 640) +
    head.svg
  );
};

/** The thing before a great disc, the title under it. */
const spotlight: Layout = ({ title, author, thing, scheme }) => {
  const head = heading(title, scheme, { y: 650, height: 270, vertical: 'bottom' });
  const room = head.top - 70;
  const middle = Math.min(360, 34 + room / 2);
  return (
    ground(scheme.paper) +
    `<circle cx="375" cy="${middle}" r="${Math.min(340, head.top - middle - 22)}" fill="${scheme.field}"/>` +
    moved(375, middle, 0, Math.min(0.8, room / 800), thing) +
    capitals(author, 52, 962, 25, scheme.ink, 'start', 640) +
    head.svg
  );
};

/** The title from the top, one enormous food coming up over the lower edge. */
const rising: Layout = ({ title, author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.paper);
  const head = heading(title, scheme, { y: 112, height: 420 });
  const top = head.bottom + 36;
  const lean = leanOf(hero, chance.next());
  const size = Math.max(sizeForWidth(hero, 720, lean), sizeForHeight(hero, (HEIGHT - top) * 1.2, lean));
  const others = foods.filter((name) => name !== hero).slice(0, 2);
  return (
    ground(scheme.paper) +
    lying(
      [
        { name: hero, x: 405, y: top + (HEIGHT - top) * 0.66, size: Math.min(size, 980), rotation: lean },
        ...beside(others, chance, [
          { x: 74, y: 906, size: 250 },
          { x: 690, y: top + 40, size: 200 },
        ]),
      ],
      16,
    ) +
    capitals(author, 52, 76, 25, scheme.ink, 'start', 640) +
    head.svg
  );
};

/** A great disc with the foods before it, the title underneath on the ground. */
const sun: Layout = ({ title, author, foods, scheme, chance }) => {
  const head = heading(title, scheme, { y: 560, height: 370, vertical: 'bottom' });
  const hero = showing(foods, scheme.field);
  const lean = leanOf(hero, chance.next());
  // The disc ends above the title, which was given its ink for the ground.
  const middle = Math.min(262, head.top - 30 - 26 - 330);
  const disc = `<circle cx="375" cy="${middle}" r="330" fill="${scheme.field}"/>`;
  const others = foods.filter((name) => name !== hero).slice(0, 2);
  return (
    ground(scheme.paper) +
    disc +
    lying(
      [
        ...beside(others, chance, [
          { x: 128, y: middle + 140, size: 250 },
          { x: 642, y: middle + 130, size: 230 },
        ]),
        {
          name: hero,
          x: 382,
          y: middle + 26,
          size: Math.min(sizeForHeight(hero, 440, lean), 560),
          rotation: lean,
        },
      ],
      16,
    ) +
    capitals(author, 52, 962, 25, scheme.ink, 'start', 640) +
    moveUp(head.svg, 30)
  );
};

/** A counter across the middle with the foods standing on it, the title above and the name below. */
const shelf: Layout = ({ title, author, foods, scheme, chance }) => {
  const head = heading(title, scheme, { y: 52, height: 360 });
  const top = Math.max(head.bottom + 300, 640);
  const spots = [
    { x: 232, y: top - 40, size: 400 },
    { x: 570, y: top + 20, size: 330 },
    { x: 430, y: top + 130, size: 210 },
  ];
  const names = foods.length > 1 ? foods : [nth(foods, 0), nth(foods, 0)];
  return (
    ground(scheme.paper) +
    field(top, scheme.field) +
    lying(beside(names.slice(0, 3), chance, spots), 16) +
    capitals(author, 52, 956, 25, scheme.onField, 'start', 640) +
    head.svg
  );
};

/** A dotted surface from `top` down. */
const field = (top: number, fill: string) =>
  surface(
    [
      [0, top],
      [WIDTH, top],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    fill,
    13,
  );

const ground = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);

const moveUp = (svg: string, by: number) => `<g transform="translate(0 ${-by})">${svg}</g>`;

function heading(
  text: string,
  scheme: Scheme,
  place: { y: number; height: number; vertical?: 'top' | 'bottom' },
) {
  return block({
    text,
    x: 50,
    width: 650,
    lines: text.length < 10 ? [1] : text.length < 22 ? [2, 3] : [3, 4],
    faces: text.length < 30 ? ['display', 'italic'] : ['display'],
    leading: 0.88,
    min: 48,
    max: 250,
    fills: [scheme.ink, scheme.accent],
    ...place,
  });
}

function beside(
  names: readonly FoodName[],
  chance: Chance,
  spots: readonly { x: number; y: number; size: number }[],
): Placed[] {
  return names.flatMap((name, index) => {
    const spot = spots[index];
    return spot ? [{ name, ...spot, rotation: leanOf(name, chance.next()) }] : [];
  });
}
