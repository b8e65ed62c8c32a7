/**
 * A text for each plural category that a language has: English has `one` and `other`. `Intl.PluralRules`
 * chooses one by the count.
 */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The text of a plural for a count, with its places still empty. */
export function pluralText(word: Plural, count: number, locale = 'en'): string {
  return word[new Intl.PluralRules(locale).select(count)] ?? word.other;
}
