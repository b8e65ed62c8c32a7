import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISHES, describeProduct, drawProduct, PANTRY_SCENES } from 'illustrations';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const FOLDER = join(contentFolder(), 'products');
const PACKS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    slug: file.slice(0, -3),
    ...parse(readFileSync(join(FOLDER, file), 'utf8').split('---\n')[1]!),
  }))
  .filter(({ art }) => PANTRY_SCENES.includes(art?.scene));
const VIEWS = ['front', 'use', 'detail'];
const inputOf = ({ slug, name, art }: (typeof PACKS)[number]) => ({
  slug,
  name,
  creatorName: 'Ana Ö',
  colour: 'sky' as const,
  art,
});

describe('packed foods', () => {
  test('have alternative texts with the label, the foods beside it and the dish', () => {
    for (const pack of PACKS) {
      const input = inputOf(pack);
      const words = VIEWS.map((view) => describeProduct(input, view)!);
      for (const [i, view] of VIEWS.entries()) {
        const drawn = new Set(
          [...drawProduct(input, view).svg.matchAll(/href="#food-([a-z-]+)"/g)].map(([, food]) => food),
        );
        const own = words[i]!.split(', beside it: ')[0]!.replace(/“.*”/, '');
        for (const food of pack.art.foods)
          if (own.includes(food.replaceAll('-', ' '))) expect(drawn, `${pack.slug}, ${view}`).toContain(food);
      }
      expect(words[0], pack.slug).toContain(pack.art.label[0]);
      const dish = DISHES[pack.art.dish];
      if (dish) expect(words[1]!.toLowerCase(), pack.slug).toContain(dish.shows.toLowerCase());
    }
  });

  test('have texts from their drawings, except photographs, and each has another dish', () => {
    for (const { slug, previewImages } of PACKS)
      for (const { src, alt } of previewImages) expect(alt !== undefined, slug).toBe(src !== undefined);
    const dishes = PACKS.flatMap(({ art }) => art.dish ?? []);
    expect(new Set(dishes).size).toBe(dishes.length);
    for (const dish of dishes) expect(DISHES, dish).toHaveProperty(dish);
  });
});
