import type { FundingInput } from '../../inputs.ts';
import type { FoodName } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { capitals } from '../../text/place.ts';
import { bookOf } from '../book/cover.ts';
import { type Chance, chance } from '../chance.ts';
import { showing } from '../contrast.ts';
import { foodsOf, leanOf, lying, type Placed, sizeForHeight, sizeForWidth } from '../foods/foods.ts';
import { moved, rect, surface } from '../grounds.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { type Scheme, THEMES } from '../themes.ts';
import { thingOf } from './thing.ts';

const WIDTH = 750;
const HEIGHT = 1000;

type Parts = {
  author: string;
  foods: readonly FoodName[];
  /** The funding's goal, around 0,0 and at most 800 by 760; empty for a poster of foods. */
  thing: string;
  scheme: Scheme;
  chance: Chance;
};
type Layout = (parts: Parts) => string;

/**
 * A funding's poster, 750 by 1000: its goal, as large as possible, and the creator's name. The page shows
 * the title next to it.
 */
export function drawPoster(input: FundingInput): Drawing {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:poster`);
  const cover = input.product?.art.scene === 'book' ? bookOf(input.product).scheme.paper : undefined;
  // A book does not lie on a ground of its own colour.
  const schemes = theme.schemes.filter(({ paper }) => paper !== cover);
  const scheme = choose.pick(schemes.length > 0 ? schemes : theme.schemes);
  const thing = thingOf(input, choose);
  const layout = choose.pick(thing ? [counter, spotlight] : [rising, sun, shelf]);
  const parts = { author: input.creatorName, foods: foodsOf(input.foods), thing, scheme, chance: choose };
  return sheet('portrait', theme.name, layout(parts));
}

/** The creator's name, above the lower edge. */
const signed = (author: string, ink: string) => capitals(author, WIDTH / 2, 956, 25, ink, 'middle', 640);

/** The goal on a counter that runs off three edges. */
const counter: Layout = ({ author, thing, scheme }) =>
  ground(scheme.paper) +
  field(620, scheme.field) +
  moved(WIDTH / 2, 486, 0, 0.84, thing) +
  signed(author, scheme.onField);

/** The goal in front of a large circle. */
const spotlight: Layout = ({ author, thing, scheme }) =>
  ground(scheme.paper) +
  disc(470, 352, scheme.field) +
  moved(WIDTH / 2, 470, 0, 0.82, thing) +
  signed(author, scheme.ink);

/** One very large food rising over the lower edge, with two more around it. */
const rising: Layout = ({ author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.paper);
  const lean = leanOf(hero, chance.next());
  const size = Math.min(Math.max(sizeForWidth(hero, 720, lean), sizeForHeight(hero, 760, lean)), 1100);
  return (
    ground(scheme.paper) +
    lying(
      [
        { name: hero, x: 405, y: 640, size, rotation: lean },
        ...beside(without(hero, foods), chance, [
          { x: 120, y: 190, size: 260 },
          { x: 640, y: 140, size: 230 },
        ]),
      ],
      16,
    ) +
    capitals(author, 52, 76, 25, scheme.ink, 'start', 640)
  );
};

/** A large circle with the foods in front of it. */
const sun: Layout = ({ author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.field);
  const lean = leanOf(hero, chance.next());
  const size = Math.min(sizeForHeight(hero, 520, lean), 640);
  return (
    ground(scheme.paper) +
    disc(440, 345, scheme.field) +
    lying(
      [
        ...beside(without(hero, foods), chance, [
          { x: 130, y: 700, size: 260 },
          { x: 636, y: 690, size: 240 },
        ]),
        { name: hero, x: 382, y: 466, size, rotation: lean },
      ],
      16,
    ) +
    signed(author, scheme.ink)
  );
};

/** A counter across the middle, with the foods on it. */
const shelf: Layout = ({ author, foods, scheme, chance }) => {
  const spots = [
    { x: 250, y: 520, size: 460 },
    { x: 560, y: 600, size: 380 },
    { x: 400, y: 760, size: 250 },
  ];
  const names = foods.length > 1 ? foods : [nth(foods, 0), nth(foods, 0)];
  return (
    ground(scheme.paper) +
    field(560, scheme.field) +
    lying(beside(names.slice(0, 3), chance, spots), 16) +
    signed(author, scheme.onField)
  );
};

/** A dotted surface from `top` downwards. */
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

const disc = (y: number, r: number, fill: string) =>
  `<circle cx="${WIDTH / 2}" cy="${y}" r="${r}" fill="${fill}"/>`;

const without = (hero: FoodName, foods: readonly FoodName[]) =>
  foods.filter((name) => name !== hero).slice(0, 2);

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
