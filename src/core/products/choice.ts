import { edition, option, set, size, value } from '#src/words/en/choices.ts';

/**
 * What a product's formats are to a shopper. The label of their choice, and the word in messages about one.
 */
export const CHOICES = ['edition', 'size', 'value', 'set', 'option'] as const;
export type Choice = (typeof CHOICES)[number];

const LABELS: Readonly<Record<Choice, string>> = { edition, size, value, set, option };

/** The label: `Edition`. Without a choice, as in an old stored basket, `Option`. */
export function choiceLabel(choice: Choice = 'option'): string {
  return LABELS[choice];
}

/** The word inside a sentence: `edition`. */
export function choiceWord(choice?: Choice): string {
  return choiceLabel(choice).toLowerCase();
}
