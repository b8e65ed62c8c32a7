import type { Drawing } from 'illustrations';
import { FOOD_NAMES, THEMES, TOOLS } from 'illustrations';
import { describe, expect, test } from 'vitest';
import { fundingShown, productShown } from '#src/catalogue/pictures/sources.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';

/** The demonstration's own pictures: each shows the product, and its text says what is visible. */
const { content } = await readContent(contentFolder());
const makers = new Map(content.creators.map(({ id, data }) => [id, data]));
const products = content.products.filter(({ data }) => data.art !== undefined);
const HARD = new Set(['kitchenware', 'tableware', 'clothing', 'print', 'other']);
const hardGoods = products.filter(({ data }) => HARD.has(data.goods));

const creatorOf = (id: string) => makers.get(id)!;

test('no two products share a drawing', () => {
  const sharing = new Map<string, string[]>();
  for (const { id, data } of products) {
    const made = JSON.stringify(data.art);
    sharing.set(made, [...(sharing.get(made) ?? []), id]);
  }
  expect([...sharing.values()].filter((ids) => ids.length > 1)).toEqual([]);
});

test('every hard good, and so every one above £40, has a drawing of itself', () => {
  const dear = hardGoods.filter(({ data }) => data.formats.some(({ prices }) => (prices.GB ?? 0) > 40_00));
  expect(dear.length).toBeGreaterThan(15);
  const scenes = hardGoods.map(({ data }) => data.art!.scene);
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
});

test('a product that is sold only as a file is on a reader, a printed one is not', () => {
  const books = products.filter(({ data }) => data.goods === 'book');
  const wrong = books.filter(({ data }) => {
    const isFileOnly = data.formats.every(({ type }) => type === 'Digital File');
    return data.art!.scene !== (isFileOnly ? 'ebook' : 'book');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe('alternative texts', () => {
  const pictures = products.flatMap(({ id, data }) =>
    data.previewImages.flatMap(({ view, alt, src }, index) => {
      // A spread shows a recipe of the book; a missing text comes from the drawing.
      if (!alt || src || view === 'spread') return [];
      const { source } = productShown(id, data, creatorOf(data.creator), index);
      const said = [data.name, ...(data.art!.label ?? [])].reduce(
        (text, own) => text.replaceAll(own, ''),
        alt,
      );
      return [
        {
          name: `${id}, ${view}`,
          scene: data.art!.scene,
          alt: said.toLowerCase(),
          drawing: source as Drawing,
        },
      ];
    }),
  );

  test('name the product', () => {
    const silent = pictures.filter(({ scene, alt }) => TOOLS[scene] && !alt.includes(TOOLS[scene].shows));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('name no ground but the one in the picture', () => {
    const wrong = pictures.filter(({ alt, drawing }) => {
      const [, ground] = GROUND.exec(alt) ?? [];
      return ground !== undefined && ground !== drawing.ground;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('name no food that is not in the picture', () => {
    const wrong = pictures.flatMap(({ name, alt, scene, drawing }) =>
      foodsIn(alt)
        .filter((food) => !drawing.svg.includes(`#food-${food}`) && !OF_THE_THING[scene]?.includes(food))
        .map((food) => `${name}: ${food}`),
    );
    expect(wrong).toEqual([]);
  });
});

const GROUND = new RegExp(`\\bon (${Object.keys(THEMES).join('|')})\\b`);

/** Foods that are drawn as a part of the product instead of beside it. */
const OF_THE_THING: Readonly<Record<string, readonly string[]>> = {
  donabe: ['rice'],
  'arepa-iron': ['arepa'],
  'lid-cover': ['rice'],
  'herb-bowl': ['noodle'],
  'bean-pot': ['bean', 'tomato', 'bay'],
  'egg-pan': ['egg'],
  bakestone: ['butter'],
  nakiri: ['cucumber'],
  'hammered-nakiri': ['radish'],
  'onion-board': ['onion'],
  'loaf-tin': ['loaf'],
};

/** The foods that a text names in one word, except in the names of colours and woods. */
function foodsIn(alt: string): string[] {
  const text = alt.replace(GROUND, '').replace(/\b(?:olive|pear) wood\b/g, '');
  return FOOD_NAMES.filter((name) => !/-|^(?:knife|tea|cake)$/.test(name)).filter((name) =>
    new RegExp(`\\b${name}(?:s|es)?\\b`).test(text.replace('spring onion', '')),
  );
}

test('a course has a text for its screen, a photograph needs one from its editor', () => {
  const course = products.find(({ data }) => data.art!.dish === 'welsh-cakes')!;
  const said = course.data.previewImages.map(
    (_, index) => productShown(course.id, course.data, creatorOf(course.data.creator), index).alt,
  );
  expect(said[0]).toMatch(/^The first frame of the course: .*griddle.*cakes/);
  expect(said[1]).toMatch(/^A lesson on a screen: /);
  const written = JSON.parse(JSON.stringify(course.data));
  const mute = { ...written, previewImages: [{ view: 'front', src: './front.jpg' }] };
  expect(productSchema.safeParse(mute).error?.issues.map(({ path }) => path.join('.'))).toContain(
    'previewImages.0.alt',
  );
});

test('a poster shows what the money is for', () => {
  const products = new Map(content.products.map(({ id, data }) => [id, data]));
  for (const { id, data } of content.fundings) {
    const made = data.product === undefined ? undefined : products.get(data.product);
    const product = made && { id: data.product!, data: made };
    const poster = fundingShown(id, data, creatorOf(data.creator), { product }).source as Drawing;
    const { scene, ...foodsOnly } = data.art!;
    const ofFoods = fundingShown(id, { ...data, art: foodsOnly }, creatorOf(data.creator));
    expect(poster.svg, id).not.toBe((ofFoods.source as Drawing).svg);
    // Its title is always beside it, and is not drawn a second time.
    const renamed = fundingShown(id, { ...data, title: 'Another' }, creatorOf(data.creator), { product });
    expect((renamed.source as Drawing).svg, id).toBe(poster.svg);
    expect([scene, made?.art?.scene].filter(Boolean), `${id} has one thing to show`).toHaveLength(1);
  }
});
