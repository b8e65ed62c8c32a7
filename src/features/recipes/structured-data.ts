import { paths } from '#src/lib/paths.ts';
import type { Recipe } from '../catalogue/catalogue.ts';
import { measureText } from './measures/scale.ts';
import { isoDuration, totalMinutes } from './times.ts';

const DIETS = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
} as const;

/** Schema.org Recipe. */
export function recipeData({ id, data }: Recipe, author: string, image: string | undefined, site: URL) {
  const { prep, cook } = data.minutes;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: data.title,
    description: data.summary,
    url: new URL(paths.recipe(id), site).href,
    ...(image && { image: [new URL(image, site).href] }),
    author: { '@type': 'Person', name: author },
    datePublished: data.publishedAt.toISOString().slice(0, 10),
    prepTime: isoDuration(prep),
    cookTime: isoDuration(cook),
    totalTime: isoDuration(totalMinutes(data.minutes)),
    recipeYield: `${data.serves.amount} ${data.serves.unit}`,
    recipeIngredient: data.ingredients.flatMap(({ items }) =>
      items.map((item) => [measureText(item), item.name].filter(Boolean).join(' ')),
    ),
    recipeInstructions: data.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    suitableForDiet: data.diet.flatMap((diet) =>
      diet in DIETS ? [`https://schema.org/${DIETS[diet as keyof typeof DIETS]}`] : [],
    ),
  };
}
