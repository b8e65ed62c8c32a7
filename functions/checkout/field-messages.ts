import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { PERSON_LENGTH } from '../../src/contracts/limits.ts';

/** The message for a field that a shopper fills in and that cannot be right; undefined for the others. */
export function messageForField(field: string): string | undefined {
  return MESSAGES.find(([pattern]) => pattern.test(field))?.[1];
}

const MESSAGES: readonly [RegExp, string][] = [
  [/^items\.\d+\.quantity$/, `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`],
  [
    /^items\.\d+\.customizationQuery$/,
    'The wording is too long or has a character that cannot be printed. Type it anew instead of pasting.',
  ],
  [/^pledge\.amount$/, 'Please give an amount in plain figures, such as 12.50.'],
  [
    /^customer\.email$/,
    'This does not look like an e-mail address. It has an @ and a dot, as in ana@example.com.',
  ],
  [/^customer\.phone$/, `The telephone number is too long: at most ${PERSON_LENGTH.phone} characters fit.`],
  [
    /^customer\.(billing\.)?(name|firstName|surname|address[12]|city|state|postcode)$/,
    'A part of your name or address is too long or has a character that cannot be printed. Type it anew instead of pasting.',
  ],
];
