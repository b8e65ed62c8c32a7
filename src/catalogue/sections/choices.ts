import { regionalAvailability } from '#src/core/products/availability.ts';
import { DIETS } from '#src/core/recipes.ts';
import { currencySign } from '#src/core/regions/price-label.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { totalMinutes } from '#src/lib/duration.ts';
import * as words from '#src/words/en/lists.ts';
import { fill } from '#src/words/fill.ts';
import type { CatalogueProduct, Recipe } from '../catalogue.ts';
import { listAmount } from '../products/list-price.ts';
import { DIET_LABELS } from '../recipes/recipe-labels.ts';

/** A popular filter setting with its own page. It works without JavaScript, unlike the filters. */
export type Choice<T> = {
  slug: string;
  name: string;
  /** The filter values of its page. */
  sets: Readonly<Record<string, string>>;
  fits: (entry: T) => boolean;
};

/** The maximum minutes and whole prices to choose from. */
export const TIMES = [20, 40, 90] as const;
const PRICES = [25, 50, 100] as const;

export function productChoices(region: RegionCode): Choice<CatalogueProduct>[] {
  const sign = currencySign(region);
  return [
    {
      slug: 'coming-soon',
      name: words.comingSoon,
      sets: {},
      fits: (product) => regionalAvailability(product, region) === 'coming',
    },
    ...PRICES.map((price) => ({
      slug: `up-to-${price}`,
      name: fill(words.upToPrice, { price: `${sign}${price}` }),
      sets: { max: String(price) },
      fits: (product: CatalogueProduct) => (listAmount(product, region) ?? Infinity) <= price * 100,
    })),
  ];
}

export function recipeChoices(): Choice<Recipe>[] {
  return [
    ...DIETS.map((diet) => ({
      slug: `diet-${diet}`,
      name: DIET_LABELS[diet],
      sets: { diet },
      fits: ({ data }: Recipe) => data.diet.includes(diet),
    })),
    ...TIMES.map((minutes) => ({
      slug: `up-to-${minutes}-minutes`,
      name: timeLabel(minutes),
      sets: { time: String(minutes) },
      fits: ({ data }: Recipe) => totalMinutes(data.minutes) <= minutes,
    })),
  ];
}

/** `Up to 40 minutes`, `Up to 1½ hours`. */
export function timeLabel(minutes: (typeof TIMES)[number]): string {
  return minutes === 90 ? words.upToNinety : fill(words.upToMinutes, { minutes });
}

/** The slugs that choices use below a section. Categories may not have them. */
export const CHOICE_SLUGS: Readonly<Record<'products' | 'recipes' | 'fundings', readonly string[]>> = {
  products: ['coming-soon', ...PRICES.map((price) => `up-to-${price}`)],
  recipes: recipeChoices().map(({ slug }) => slug),
  fundings: [],
};
