/** What shoppers learn of a food before they buy it, and the filter of lists by allergens. */

export const heading = 'What is in it';
export const ingredients = 'Ingredients';
/** Below the price, with a link to the rest. `{allergens}` is a list. */
export const allergens = 'Allergens';
export const allIngredients = 'All ingredients';
export const contains = 'Contains';
export const mayContain = 'May contain';
export const containsAndMay = '{contains}. May contain {mayContain}.';
/** The law names fourteen. */
export const noAllergen = 'None of the 14 that must be named';
/** The heading of facts that all items in a box share. */
export const allParts = 'All of it, unless it says otherwise below';
/** Of a box, in which formats a part of it is. */
export const onlyIn = 'Only in';
export const netQuantity = 'Net quantity';
export const strength = 'Alcohol';
export const byVolume = '{strength}% vol';
export const storage = 'Keeping';
export const bestBefore = 'Best before';
export const origin = 'Origin';
/** The business that answers for the food. */
export const business = 'Responsible';

/** From the day on which it arrives. */
export const keeps = {
  days: { one: 'At least {count} day after it arrives', other: 'At least {count} days after it arrives' },
  weeks: { one: 'At least {count} week after it arrives', other: 'At least {count} weeks after it arrives' },
  months: {
    one: 'At least {count} month after it arrives',
    other: 'At least {count} months after it arrives',
  },
  years: { one: 'At least {count} year after it arrives', other: 'At least {count} years after it arrives' },
};

/** Above the table. `{unit}` is g or ml. */
export const nutritionPer = 'Nutrition per 100 {unit}';
export const energy = 'Energy';
export const energyText = '{kJ} kJ / {kcal} kcal';
export const grams = '{amount} g';
export const nutrients = {
  fat: 'Fat',
  saturates: 'of which saturates',
  monounsaturates: 'of which mono-unsaturates',
  polyunsaturates: 'of which polyunsaturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'of which sugars',
  polyols: 'of which polyols',
  starch: 'of which starch',
  fibre: 'Fibre',
  protein: 'Protein',
  salt: 'Salt',
};

/** In a list, in the law's order. `{names}` says which cereals or nuts: `gluten (wheat)`. */
export const allergenNames = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soya: 'soya',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
};
export const allergenAs = '{allergen} ({names})';
