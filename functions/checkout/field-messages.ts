import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { refusalText } from '#src/core/discounts/refusals.ts';
import { giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { EMAIL_WRONG, tooLong } from '#src/core/typed-text.ts';
import { GIFT_LENGTH, PERSON_LENGTH } from '../../src/contracts/limits.ts';

/** The message for a wrong value in a field that customers fill in; undefined for other fields. */
export function messageForField(field: string, isTooLong = false): string | undefined {
  return personMessage(field, isTooLong) ?? MESSAGES.find(([pattern]) => pattern.test(field))?.[1];
}

const MESSAGES: readonly [RegExp, string][] = [
  [/^items\.\d+\.quantity$/, `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`],
  [
    /^(items\.\d+|pledge)\.customizationQuery$/,
    'The wording is too long or has a character that cannot be printed. Type it anew instead of pasting.',
  ],
  [/^couponCode$/, refusalText('unknown', { code: '' })],
  [/^gift\.name$/, `The name is too long: at most ${GIFT_LENGTH.name} characters fit.`],
  [/^gift\.note$/, `The note is too long: at most ${GIFT_LENGTH.note} characters fit.`],
  [/^gift\.email$/, EMAIL_WRONG],
  [/^gift\.deliverOn$/, 'Please choose a day from today on, within a year.'],
  [/^giftCardCode$/, giftCardRefusalText('unknown')],
  [/^pledge\.amount$/, 'Please give an amount in plain figures, such as 12.50.'],
  [/^customer\.email$/, EMAIL_WRONG],
];

const NAMES: Readonly<Record<keyof typeof PERSON_LENGTH, string>> = {
  email: 'e-mail address',
  firstName: 'first name',
  surname: 'surname',
  name: 'name on the bill',
  phone: 'telephone number',
  address1: 'address',
  address2: 'second line of the address',
  city: 'town or city',
  state: 'county, state or province',
  postcode: 'postcode',
};

/** The message for a part of a name or an address: too long, or with characters that cannot be printed. */
function personMessage(field: string, isTooLong: boolean): string | undefined {
  const [, billing = '', part = ''] = /^customer\.(billing\.)?(\w+)$/.exec(field) ?? [];
  if (!Object.hasOwn(NAMES, part)) return undefined;
  const key = part as keyof typeof PERSON_LENGTH;
  const name = `The ${NAMES[key]}${billing && key !== 'name' ? ' of the bill' : ''}`;
  if (isTooLong) return tooLong(PERSON_LENGTH[key], name);
  if (key === 'email') return undefined;
  return `${name} has a character that cannot be printed. Type it anew instead of pasting.`;
}
