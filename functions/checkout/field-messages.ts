import { GIFT_LENGTH, PERSON_LENGTH } from '#src/contracts/limits.ts';
import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { refusalText } from '#src/core/discounts/refusals.ts';
import { giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { EMAIL_WRONG, tooLong } from '#src/core/typed-text.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import { messageIn } from '../platform/input.ts';

/** The message for a wrong value in a field that customers fill in; undefined for other fields. */
export function messageForField(field: string, isTooLong = false): string | undefined {
  return (
    personMessage(field, isTooLong) ??
    giftMessage(field, isTooLong) ??
    MESSAGES.find(([pattern]) => pattern.test(field))?.[1]
  );
}

const MESSAGES: readonly [RegExp, string][] = [
  [/^items\.\d+\.quantity$/, fill(words.quantityWrong, { most: MAX_QUANTITY })],
  [/^(items\.\d+|pledge)\.customizationQuery$/, words.wordingUnfit],
  [/^couponCode$/, refusalText('unknown', { code: '' })],
  [/^(items\.\d+\.)?gift\.email$/, EMAIL_WRONG],
  [/^(items\.\d+\.)?gift\.deliverOn$/, words.dayWrong],
  [/^giftCardCode$/, giftCardRefusalText('unknown')],
  [/^pledge\.amount$/, words.amountWrong],
  [/^customer\.email$/, EMAIL_WRONG],
];

const GIFT_TOO_LONG: Readonly<Record<string, string>> = {
  'gift.name': fill(words.nameTooLong, { most: GIFT_LENGTH.name }),
  'gift.from': fill(words.fromTooLong, { most: GIFT_LENGTH.from }),
  'gift.note': fill(words.noteTooLong, { most: GIFT_LENGTH.note }),
};

/** The message for a text of a gift: too long, or with HTML tags or characters that cannot be printed. */
function giftMessage(field: string, isTooLong: boolean): string | undefined {
  const tooLongText = messageIn(GIFT_TOO_LONG, field.replace(/^items\.\d+\./, ''));
  return tooLongText && !isTooLong ? words.noMarkup : tooLongText;
}

const LABELS: Readonly<Record<keyof typeof PERSON_LENGTH, string>> = words.fields;

/** The message for a part of a name or an address: too long, or with characters that cannot be printed. */
function personMessage(field: string, isTooLong: boolean): string | undefined {
  const [, billing = '', part = ''] = /^customer\.(billing\.)?(\w+)$/.exec(field) ?? [];
  if (!Object.hasOwn(LABELS, part)) return undefined;
  const key = part as keyof typeof PERSON_LENGTH;
  const label = billing && key !== 'name' ? fill(words.fieldOfBill, { field: LABELS[key] }) : LABELS[key];
  if (isTooLong) return tooLong(PERSON_LENGTH[key], label);
  if (key === 'email') return undefined;
  return fill(problemWords.unprintable, { label });
}
