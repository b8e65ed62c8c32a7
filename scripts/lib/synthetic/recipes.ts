import { nth } from '#src/lib/nth.ts';
import { type ContentFile, day, page } from './files.ts';
import { type NamedProduct, PHOTOGRAPHS } from './products.ts';
import { RECIPE_CATEGORIES } from './sections.ts';
import { capital, chanceFrom, slugOf, WORDS } from './words.ts';

export function recipe(
  index: number,
  creators: readonly string[],
  products: readonly NamedProduct[],
): ContentFile {
  const chance = chanceFrom(4_000_000 + index);
  const [first, second] = [chance.of(WORDS.foods), chance.of(WORDS.foods)];
  const title = `${capital(chance.of(WORDS.qualities))} ${first} ${chance.of(WORDS.dishes)} ${index + 1}`;
  return page(
    `recipes/${slugOf(title)}.md`,
    {
      title,
      creator: creators[index % creators.length],
      products: [nth(products, index % products.length).id],
      categories: [`recipes/${chance.of(RECIPE_CATEGORIES)}`],
      summary: `${capital(first)} and ${second}, in one pot.`,
      serves: { amount: 1 + chance.below(8) },
      minutes: { prep: 5 + chance.below(30), cook: 10 + chance.below(90) },
      difficulty: chance.of(['easy', 'steady', 'project']),
      ingredients: [
        {
          items: [
            { quantity: 200 + chance.below(8) * 50, unit: 'g', name: first },
            { quantity: 2, name: second },
          ],
        },
      ],
      steps: [
        { text: `Chop the ${first} small.`, minutes: 5 },
        { text: `Cook it with the ${second} until it is done.` },
      ],
      publishedAt: day(chance),
      ...(index % 9 !== 4 && {
        photograph: {
          src: `../products/${PHOTOGRAPHS[index % PHOTOGRAPHS.length]}`,
          alt: `${title}, in a bowl`,
        },
      }),
    },
    [`A plain dish of ${first}.`],
  );
}
