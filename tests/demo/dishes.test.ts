import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISHES, describeRecipe } from 'illustrations';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

type Art = {
  dish: string;
  foods: string[];
};
const artOf = (kind: string) =>
  readdirSync(join(contentFolder(), kind))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const source = readFileSync(join(contentFolder(), kind, file), 'utf8');
      const { art } = parse(source.split('---\n')[1]!) as { art: Art };
      return { slug: file.slice(0, -3), art };
    });
const RECIPES = artOf('recipes');
const NAMES = Object.keys(DISHES);

test('every recipe has its own dish, and every dish has a recipe', () => {
  const ofRecipes = RECIPES.map(({ art }) => art.dish);
  expect(NAMES).toEqual(expect.arrayContaining(ofRecipes));
  expect(new Set(ofRecipes).size).toBe(RECIPES.length);
  const served = new Set([...RECIPES, ...artOf('products')].map(({ art }) => art?.dish));
  expect(NAMES.filter((name) => !served.has(name))).toEqual([]);
});

test('alternative texts of a recipe name its dish, and each food beside it, once', () => {
  for (const { slug, art } of RECIPES) {
    const words = describeRecipe({ slug, art });
    expect(words.startsWith(DISHES[art.dish]!.shows), slug).toBe(true);
    const beside = words.split('; beside it ')[1];
    for (const food of art.foods) expect(beside, slug).toContain(food.replaceAll('-', ' '));
    expect(words.length, slug).toBeLessThan(230);
  }
});
