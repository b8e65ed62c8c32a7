import type { PropertyValue } from 'schema-dts';
import type { FoodFacts } from '#src/core/food/food-facts.ts';
import { allergensText, capitalised, containedText } from '#src/core/food/food-words.ts';
import { withoutMarks } from '#src/core/food/marked-text.ts';
import { NUTRIENTS } from '#src/core/food/nutrition.ts';
import * as words from '#src/words/en/food.ts';
import { fill } from '#src/words/fill.ts';

/**
 * The facts of a food as named properties. Schema.org has `nutrition` for recipes and dishes only, and
 * nothing for ingredients and allergens of a Product. Of the items in a box, ingredients and allergens.
 */
export function foodProperties(food: readonly FoodFacts[]): PropertyValue[] {
  return food.flatMap((facts) => {
    const { name: part, ingredients, contains, mayContain } = facts;
    const texts = [
      [words.ingredients, withoutMarks(ingredients)],
      [words.contains, capitalised(containedText(contains)) || words.noAllergen],
      [words.mayContain, capitalised(allergensText(mayContain))],
    ] as const;
    return [
      ...texts.flatMap(([label, value]) =>
        value ? property(part ? `${part}: ${label}` : label, value) : [],
      ),
      ...(part ? [] : nutritionProperties(facts)),
    ];
  });
}

function nutritionProperties({ nutrition, per }: FoodFacts): PropertyValue[] {
  if (!nutrition) return [];
  const caption = fill(words.nutritionPer, { unit: per });
  const measured = (label: string, value: number, unitText: string) =>
    property(`${caption}: ${label}`, value, unitText);
  return [
    measured(words.energy, nutrition.kJ, 'kJ'),
    measured(words.energy, nutrition.kcal, 'kcal'),
    ...NUTRIENTS.flatMap(({ name }) => {
      const amount = nutrition[name];
      return amount === undefined ? [] : measured(words.nutrients[name], amount, 'g');
    }),
  ];
}

const property = (name: string, value: string | number, unitText?: string): PropertyValue => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...(unitText && { unitText }),
});
