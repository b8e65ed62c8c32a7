import type { System } from '#src/core/measures/systems.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { totalMinutes } from '#src/lib/duration.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { paths } from '#src/lib/paths.ts';
import { resultTitle } from '#src/lib/titles.ts';
import * as words from '#src/words/en/recipes.ts';
import { fill } from '#src/words/fill.ts';
import { type Catalogue, type Creator, creatorNamed, type Recipe, type Review } from '../catalogue.ts';
import { dishOf } from '../pictures/covers.ts';
import { recipeCard } from '../pictures/share-cards.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { DIET_LABELS, DIFFICULTY_LABELS } from '../recipes/recipe-labels.ts';
import { type RecipeProducts, recipeProducts } from '../recipes/recipe-products.ts';
import { relatedRecipes } from '../recipes/related-recipes.ts';
import type { RecipeEntry } from '../schemas/recipe.ts';
import { categoryPath } from '../sections/categories.ts';
import { crumbsData } from '../structured-data/lists.ts';
import { recipeData } from '../structured-data/recipe.ts';
import { type Crumb, largeUrl, type PageHead } from './page-head.ts';

export type RecipePageView = {
  head: PageHead;
  storeRegion: RegionCode;
  crumbs: Crumb[];
  cook: Creator['data'];
  picture: Picture;
  /** Without zeros. */
  times: { label: string; minutes: number }[];
  /** Difficulty and diets. */
  labels: string[];
  /** The region's units are part of the built page, so that the text does not change after it loads. */
  system: System;
  products: RecipeProducts;
  /** Reviews, newest first. */
  notes: readonly Review[];
  related: Recipe[];
};

/** A recipe's page in a region. */
export async function recipePage(
  catalogue: Catalogue,
  recipe: Recipe,
  region: RegionCode,
  site: URL,
): Promise<RecipePageView> {
  const { settings, sections } = catalogue;
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  const { data } = recipe;
  const cook = creatorNamed(catalogue, data.creator).data;
  const picture = await dishOf(catalogue, recipe);
  const path = paths.recipe(recipe.id);
  const crumbs = categoryPath(data.categories, sections);
  const names = { title: data.title, creator: cook.name };
  return {
    head: {
      title: resultTitle(
        fill(words.titleBy, names),
        fill(words.titleByBrief, names),
        fill(words.titleAlone, names),
        data.title,
      ),
      description: data.summary,
      path,
      ogType: 'article',
      share: await recipeCard(catalogue, recipe),
      jsonLd: [
        recipeData(catalogue, recipe, [largeUrl(picture)], site),
        crumbsData([...crumbs, { name: data.title, url: path }], site),
      ],
    },
    storeRegion,
    crumbs,
    cook,
    picture,
    times: timesOf(data),
    labels: labelsOf(data),
    system: region === 'US' ? 'us' : 'metric',
    notes: catalogue.by.reviewsByRecipe.get(recipe.id) ?? [],
    ...shownWith(catalogue, recipe, region),
  };
}

/** The other entries on a recipe's page in a region. A change of one of them changes the page. */
export function shownWith(
  catalogue: Catalogue,
  recipe: Recipe,
  region: RegionCode,
): Pick<RecipePageView, 'products' | 'related'> {
  const storeRegion = storeRegionFor(region, catalogue.settings.closedRegions);
  return {
    products: recipeProducts(catalogue, recipe.data, storeRegion),
    related: memoizeByObject(catalogue, `recipes related to ${recipe.id}`, () =>
      relatedRecipes(catalogue, recipe),
    ),
  };
}

/** A recipe's times with labels and the total. Without zeros. */
export function timesOf({ minutes }: Pick<RecipeEntry, 'minutes'>): RecipePageView['times'] {
  return [
    { label: words.prep, minutes: minutes.prep },
    { label: words.cook, minutes: minutes.cook },
    { label: words.rest, minutes: minutes.rest },
    { label: words.total, minutes: totalMinutes(minutes) },
  ].filter(({ minutes: each }) => each > 0);
}

/** A recipe's difficulty and diets. Vegan implies vegetarian and dairy-free, so those two are left out. */
export function labelsOf({ difficulty, diet }: Pick<RecipeEntry, 'difficulty' | 'diet'>): string[] {
  const told = diet.filter(
    (one) => !diet.includes('vegan') || (one !== 'vegetarian' && one !== 'dairy-free'),
  );
  return [DIFFICULTY_LABELS[difficulty], ...told.map((one) => DIET_LABELS[one])];
}
