import { GIFT_LENGTH, PERSON_LENGTH } from '#src/contracts/limits.ts';
import { isPlainText } from '#src/contracts/plain-text.ts';
import { isGiftDay } from '#src/core/gift-cards/delivery-day.ts';
import type { TypedGift } from '#src/core/gift-cards/gift-details.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { EMAIL_WRONG, hasMarkup, keptLength, tooLong } from '#src/core/typed-text.ts';
import { plainAddress } from '#src/lib/mail-address.ts';
import { dayWrong, noMarkup } from '#src/words/en/checkout-problems.ts';
import * as words from '#src/words/en/gift-cards.ts';
import { unreadable } from '#src/words/en/text-fields.ts';

export type GiftIssues = Partial<Record<keyof TypedGift, string>>;

/** The error messages of a gift's fields by name, as the server would answer. Every field is optional. */
export function giftIssues(gift: TypedGift, region: RegionCode, now: Date): GiftIssues {
  const { email, deliverOn } = gift;
  const issues: Record<keyof TypedGift, string | undefined> = {
    name: textIssue(gift.name, GIFT_LENGTH.name),
    email: emailIssue(email.trim(), deliverOn),
    from: textIssue(gift.from, GIFT_LENGTH.from),
    deliverOn: deliverOn && !isGiftDay(deliverOn, region, now) ? dayWrong : undefined,
    note: textIssue(gift.note, GIFT_LENGTH.note),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue));
}

function textIssue(typed: string, max: number): string | undefined {
  if (keptLength(typed) > max) return tooLong(max);
  if (!isPlainText(typed)) return unreadable;
  return hasMarkup(typed) ? noMarkup : undefined;
}

function emailIssue(email: string, deliverOn: string): string | undefined {
  if (!email) return deliverOn ? words.emailForDay : undefined;
  if (email.length > PERSON_LENGTH.email) return tooLong(PERSON_LENGTH.email);
  return plainAddress(email) ? undefined : EMAIL_WRONG;
}
