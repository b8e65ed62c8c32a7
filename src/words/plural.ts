/**
 * A text for each plural category that a language has: English has `one` and `other`. `Intl.PluralRules`
 * chooses one by the count.
 */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Making them is slow, and a build asks for thousands of texts. */
const rules = new Map<string, Intl.PluralRules>();

/** The text of a plural for a count, with its places still empty. */
export function pluralText(word: Plural, count: number, locale = 'en'): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return word[known.select(count)] ?? word.other;
}
