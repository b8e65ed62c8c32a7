import type { Recipe as RecipeData, RestrictedDiet, WithContext } from 'schema-dts';
import { dayOf } from '#src/core/dates.ts';
import { measureText } from '#src/core/measures/scale.ts';
import { isoDuration, totalMinutes } from '#src/lib/duration.ts';
import { paths } from '#src/lib/paths.ts';
import { type Catalogue, creatorNamed, type Recipe } from '../catalogue.ts';
import { MAKER_TYPE } from './maker-type.ts';
import { reviewsData } from './reviews.ts';

const DIETS: Readonly<Record<string, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
};

/** Schema.org Recipe. `images` are URLs. */
export function recipeData(
  catalogue: Catalogue,
  { id, data }: Recipe,
  images: readonly string[],
  site: URL,
): WithContext<RecipeData> {
  const { prep, cook } = data.minutes;
  const { name, profile } = creatorNamed(catalogue, data.creator).data;
  const kinds = data.categories.flatMap((category) => catalogue.categories.get(category)?.name ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: data.title,
    description: data.summary,
    url: new URL(paths.recipe(id), site).href,
    image: images.map((image) => new URL(image, site).href),
    author: { '@type': MAKER_TYPE, name, url: new URL(paths.creator(profile.handle), site).href },
    datePublished: dayOf(data.publishedAt),
    prepTime: isoDuration(prep),
    cookTime: isoDuration(cook),
    totalTime: isoDuration(totalMinutes(data.minutes)),
    recipeYield: `${data.serves.amount} ${data.serves.unit}`,
    recipeCategory: kinds[0],
    keywords: [...kinds, ...data.diet].join(', '),
    recipeIngredient: data.ingredients.flatMap(({ items }) =>
      items.map((item) => [measureText(item), item.name].filter(Boolean).join(' ')),
    ),
    recipeInstructions: data.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    ...reviewsData(catalogue.by.reviewsByRecipe.get(id) ?? []),
    suitableForDiet: data.diet.flatMap((diet) => DIETS[diet] ?? []),
  };
}
