import path from 'node:path';
import { expect, test } from 'vitest';
import { type Drawing, drawArticle, drawProduct } from '#illustrations/draw.ts';
import { type FoodName, isFood } from '#illustrations/larder/larder.ts';
import { lookOf, spanOf, turned } from '#illustrations/scenes/foods/foods.ts';
import { TOOLS } from '#illustrations/scenes/kitchen/tools.ts';
import { SHEETS } from '#illustrations/scenes/sheet.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { productShown } from '#src/pictures/sources.ts';

interface Floor {
  width: number;
  left: number;
  right: number;
}
type Prop = { name: FoodName; x: number; foot: number };

/** The floor line of a drawing with a wall, and the loose foods in front of that wall. */
function seenIn(svg: string): { floor?: Floor; props: Prop[] } {
  const open: number[] = [0];
  let groups = 0;
  let floor: (Floor & { parent: number }) | undefined;
  const props: (Prop & { parent: number })[] = [];
  const tokens = svg.matchAll(
    /<\/g>|<g\b[^>]*>(?:<rect [^>]*width="(\d+)")?|<use href="#shadow-([a-z-]+)"\/>/g,
  );
  let place = '';
  for (const [token, width, food] of tokens) {
    if (token === '</g>') open.pop();
    else if (food && isFood(food)) props.push({ ...propAt(food, place), parent: open.at(-3)! });
    else {
      const [, left, right] = /data-floor="([\d.]+) ([\d.]+)"/.exec(token) ?? [];
      if (left)
        floor = { width: Number(width), left: Number(left), right: Number(right), parent: open.at(-1)! };
      open.push(++groups);
      place = token;
    }
  }
  if (!floor) return { props: [] };
  const { parent } = floor;
  return { floor, props: props.filter((prop) => prop.parent === parent) };
}

function propAt(name: FoodName, group: string): Prop {
  const transform = /translate\((\S+) (\S+?)\)(?: rotate\((\S+?)\))?(?: scale\((\S+?)\))?/.exec(group)!;
  const [x, y, rotation, scale] = transform.slice(1).map((value, i) => Number(value ?? (i === 3 ? 1 : 0)));
  const look = lookOf(name);
  const [dx, dy] = turned(
    (look.left + look.width / 2) * scale!,
    (look.top + look.height / 2) * scale!,
    rotation!,
  );
  const size = Math.max(look.width, look.height) * scale!;
  return { name, x: x! + dx, foot: y! + dy + spanOf(name, size, rotation!).height / 2 };
}

const VIEWS = ['front', 'use', 'detail'] as const;

/** The minimum distance of an object's foot from the floor line. It covers the error of a rotated box. */
const DEPTH = 30;

function hanging({ svg }: Drawing): string[] {
  const { floor, props } = seenIn(svg);
  if (!floor) return [];
  const lineAt = (x: number) => floor.left + ((floor.right - floor.left) * x) / floor.width;
  return props
    .filter(({ x, foot }) => foot < lineAt(Math.min(floor.width, Math.max(0, x))) + DEPTH)
    .map(({ name }) => name);
}

const { content } = await readContent(path.resolve(import.meta.dirname, '../../../src/content'));
/** Books have separate grounds. */
const goods = content.products.filter(({ data }) => data.art && !/book/.test(data.art.scene));
const makers = new Map(content.creators.map(({ id, data }) => [id, data]));

test('if a wall is visible, everything beside a product stands below the floor line', () => {
  let walls = 0;
  const wrong = goods.flatMap(({ id, data }) =>
    data.previewImages.flatMap(({ view }, index) => {
      const { source } = productShown(id, data, makers.get(data.creator)!, index);
      if (!('svg' in source)) return [];
      if (source.svg.includes('data-floor')) walls++;
      return hanging(source).map((food) => `${id}, ${view}: ${food}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(walls).toBeGreaterThan(40);
});

test('the same is true for every kitchen tool, also those that only articles show', () => {
  const wrong = Object.keys(TOOLS).flatMap((scene) =>
    VIEWS.flatMap((view) => {
      const art = { scene, foods: ['chilli', 'garlic', 'lemon'] };
      const drawing = drawProduct(
        { slug: scene, name: scene, creatorName: 'Found', colour: 'sage', art },
        view,
      );
      return hanging(drawing).map((food) => `${scene}, ${view}: ${food}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('the same is true for every still life of an article', () => {
  const art = { scene: 'still-life', dishes: [], tools: [], labels: [], parts: [] };
  for (let i = 0; i < 12; i++) {
    const foods = ['garlic', 'sardine', 'lemon', 'bay', 'onion', 'chilli'];
    const drawing = drawArticle({ slug: `still:${i}`, colour: 'sage', art: { ...art, foods } });
    expect(seenIn(drawing.svg).props, 'props are found').toHaveLength(6);
    expect(seenIn(drawing.svg).floor?.width).toBe(SHEETS.wide.width);
    expect(hanging(drawing)).toEqual([]);
  }
});
