import { cleanText, shortened } from '../clean-text.ts';
import { textOfHtml } from '../html-text.ts';
import type { JsonLd } from './find-recipes.ts';
import { readIngredient } from './read-ingredient.ts';

/** What no recipe of another site says. */
export type RecipeDefaults = { creator: string; category: string };
type RecipeFindings = { missing: string[]; problems: string[] };

const LONGEST = { title: 70, summary: 180, step: 600, name: 60, note: 80 };
const DIETS: Readonly<Record<string, string>> = {
  VegetarianDiet: 'vegetarian',
  VeganDiet: 'vegan',
  GlutenFreeDiet: 'gluten-free',
};

/**
 * The fields of a recipe's file, from schema.org's `Recipe` (https://schema.org/Recipe). What cannot be known is
 * listed as missing, and the recipe is a draft.
 */
export function recipeFields(node: JsonLd, { creator, category }: RecipeDefaults, today: string) {
  const missing: string[] = ['how difficult it is'];
  const problems: string[] = [];
  const title = textOf(node.name);
  if (!title) problems.push('has no name');
  if (title.length > LONGEST.title) problems.push(`has a name of more than ${LONGEST.title} characters`);
  const summary = textOf(node.description);
  if (!summary) missing.push('a summary');
  const items = listOf(node.recipeIngredient ?? node.ingredients).map((line) => readIngredient(textOf(line)));
  if (items.length === 0) problems.push('has no ingredients');
  for (const { name } of items)
    if (name.length > LONGEST.name) problems.push(`has a long ingredient: “${shortened(name, 40)}”`);
  const steps = stepsOf(node.recipeInstructions);
  if (steps.length < 2) problems.push('has fewer than two steps');
  for (const step of steps)
    if (step.length > LONGEST.step) problems.push(`has a step of more than ${LONGEST.step} characters`);
  const [prep, cook, total] = [node.prepTime, node.cookTime, node.totalTime].map(minutesOf);
  const all = total ?? (prep ?? 0) + (cook ?? 0);
  if (all === 0) missing.push('how long it takes');
  const fields = {
    draft: true,
    title,
    creator,
    categories: [category],
    summary: shortened(summary || title, LONGEST.summary),
    serves: servesOf(node.recipeYield, missing),
    minutes: {
      prep: prep ?? 0,
      cook: cook ?? Math.max(0, all - (prep ?? 0)),
      ...(all > (prep ?? 0) + (cook ?? all) && { rest: all - (prep ?? 0) - (cook ?? 0) }),
    },
    difficulty: 'steady',
    ...dietsOf(node.suitableForDiet),
    ingredients: [
      {
        items: items.map(({ note, ...item }) => ({
          ...item,
          ...(note && { note: shortened(note, LONGEST.note) }),
        })),
      },
    ],
    steps: steps.map((text) => ({ text })),
    publishedAt: dayIn(node.datePublished) ?? today,
  };
  return { fields, findings: { missing, problems } satisfies RecipeFindings };
}

/** Steps may be one text, a list of texts, of `HowToStep`, or of `HowToSection` with steps of their own. */
function stepsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const lines = /<\w/.test(value) ? value.replace(/<\/(p|li|div)>|<br\s*\/?>/gi, '\n') : value;
    return lines.split('\n').map(textOf).filter(Boolean);
  }
  return listOf(value).flatMap((step) => {
    if (typeof step === 'string') return textOf(step) || [];
    const { itemListElement, text, name } = step as Record<string, unknown>;
    return itemListElement ? stepsOf(itemListElement) : textOf(text ?? name) || [];
  });
}

/** `4`, `Serves 4`, `12 biscuits` */
function servesOf(value: unknown, missing: string[]): { amount: number; unit?: string } {
  const texts = listOf(value).map((one) => textOf(String(one)));
  const text = texts.find((one) => /[a-z]/i.test(one)) ?? texts[0] ?? '';
  const [, amount = '', unit = ''] = /(\d+)\s*([\p{L} ]*)/u.exec(text) ?? [];
  const count = Number(amount);
  if (count < 1 || count > 48) {
    missing.push('how many it serves');
    return { amount: 4 };
  }
  const isPeople = /^(|servings?|persons?|people|portions?)$/i.test(unit.trim());
  return { amount: count, ...(!isPeople && { unit: shortened(unit.trim(), 20) }) };
}

/** Minutes of an ISO 8601 duration such as `PT1H30M`. */
function minutesOf(value: unknown): number | undefined {
  const [all, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(String(value ?? '')) ?? [];
  return all ? Number(days) * 1440 + Number(hours) * 60 + Number(minutes) : undefined;
}

function dietsOf(value: unknown): { diet?: string[] } {
  const diet = listOf(value).flatMap(
    (one) => DIETS[String(one).replace(/^https?:\/\/schema\.org\//, '')] ?? [],
  );
  return diet.length > 0 ? { diet } : {};
}

const dayIn = (value: unknown) => /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0];
const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat());

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? cleanText(textOfHtml(String(value))).text : '';
