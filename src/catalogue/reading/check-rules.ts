import { defaultFormatIn } from '#src/core/products/pricing.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { totalMinutes } from '#src/lib/duration.ts';
import { inWords } from '#src/lib/number-words.ts';
import { offerOf } from '../products/product.ts';
import type { Rule, RuleLimit } from '../schemas/rule.ts';
import { withParents } from '../sections/categories.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content, ContentOf } from './read-content.ts';

type Recipe = ContentOf<'recipes'>;
type Product = ContentOf<'products'>;
/** A list with its texts and its rule. `of` is its name in messages. */
type Promised = {
  of: string;
  file: string;
  field: string;
  texts: readonly (string | undefined)[];
  rule?: Rule | undefined;
};

/** Entries that break the rule of a list they are in, and texts that promise something without a rule. */
export function brokenRules(content: Content): ContentProblem[] {
  return [...inCategories(content), ...inSelections(content)];
}

function inCategories({ sections, recipes, products }: Content): ContentProblem[] {
  return sections.flatMap((section) => {
    const { slug, shows, line, name, categories } = section.data;
    // A section has no rule, so its texts may not promise numbers.
    const own = wordsWithoutRule({ of: slug, file: section.file, field: 'line', texts: [name, line] });
    const lists = categories.flatMap((category, at) => [
      { ...category, field: `categories.${at}` },
      ...category.nestedCategories.map((nested, index) => ({
        ...nested,
        field: `categories.${at}.nestedCategories.${index}`,
      })),
    ]);
    return [
      ...own,
      ...lists.flatMap(({ slug: category, name: title, line: words, rule, field }) => {
        const id = `${slug}/${category}`;
        const stands = ({ data }: Recipe | Product) => withParents(data.categories, [section]).includes(id);
        return [
          ...wordsWithoutRule({ of: id, file: section.file, field, texts: [title, words], rule }),
          ...(rule && shows === 'recipes' ? recipes : []).filter(stands).flatMap((recipe) =>
            breaches(rule, recipe).map((expected) => ({
              file: recipe.file,
              field: 'categories',
              expected: `not ${id}, whose words promise ${expected}`,
            })),
          ),
          ...(rule && shows === 'products' ? products : []).filter(stands).flatMap((product) =>
            breaches(rule, product).map((expected) => ({
              file: product.file,
              field: 'categories',
              expected: `not ${id}, whose words promise ${expected}`,
            })),
          ),
        ];
      }),
    ];
  });
}

function inSelections({ selections, recipes, products }: Content): ContentProblem[] {
  return selections.flatMap(({ id, file, data: { title, kicker, line, rule, items } }) => [
    ...wordsWithoutRule({ of: id, file, field: 'title', texts: [title, kicker, line], rule }),
    ...items.flatMap((item, at) => {
      const entry = [
        ...(item.kind === 'recipe' ? recipes : []),
        ...(item.kind === 'product' ? products : []),
      ].find((one) => one.id === item.id);
      return (entry ? breaches(rule, entry) : []).map((expected) => ({
        file,
        field: `items.${at}.id`,
        expected: `not ${item.id}, since the words promise ${expected}`,
      }));
    }),
  ]);
}

/** How an entry breaks a rule, as text. Empty when it does not, or when the rule does not apply to it. */
function breaches(rule: Rule | undefined, { data }: Recipe | Product): string[] {
  if ('minutes' in data) {
    const minutes = totalMinutes(data.minutes);
    return rule?.minutes && !isWithin(minutes, rule.minutes)
      ? [`${limitText(rule.minutes, (count) => `${count} minutes`)}; it takes ${minutes}`]
      : [];
  }
  return OPEN_REGIONS.flatMap((region) => {
    const limit = rule?.price?.[region];
    const price = defaultFormatIn(offerOf(data, new Date()), region)?.amount;
    if (!limit || !price || isWithin(price, limit)) return [];
    const money = (amount: number) => moneyIn(region, amount);
    return [`${limitText(limit, money)} in ${region}; it costs ${money(price)}`];
  });
}

function isWithin(value: number, limit: RuleLimit): boolean {
  return 'under' in limit ? value < limit.under : value <= limit.most;
}

function limitText(limit: RuleLimit, write: (value: number) => string): string {
  return 'under' in limit ? `less than ${write(limit.under)}` : `${write(limit.most)} at most`;
}

const MINUTES = /\b(?:under|less than|up to|at most|within|in) ([a-z-]+|\d+) minutes\b/gi;
const PRICE = /\b(?:under|less than|up to|at most|below) [£$€]\s?\d/i;

/** Texts that promise minutes or a price without a rule for that number. */
function wordsWithoutRule({ file, field, texts, rule, of }: Promised): ContentProblem[] {
  const text = texts.filter(Boolean).join(' ');
  const numbers = rule?.minutes
    ? Object.values(rule.minutes).flatMap((value) => [inWords(value), String(value)])
    : [];
  const problems = [...text.matchAll(MINUTES)]
    .filter(([, number = '']) => isNumber(number) && !numbers.includes(number.toLowerCase()))
    .map(
      ([words]) =>
        `a rule that holds what is in ${of} to “${words}”, such as rule: { minutes: { under: 40 } }`,
    );
  if (PRICE.test(text) && !rule?.price)
    problems.push(
      `a rule that holds what is in ${of} to its price, such as rule: { price: { GB: { under: 3000 } } }`,
    );
  return problems.map((expected) => ({ file, field, expected }));
}

function isNumber(text: string): boolean {
  return (
    /^\d+$/.test(text) ||
    Array.from({ length: 100 }, (_, count) => inWords(count)).includes(text.toLowerCase())
  );
}
