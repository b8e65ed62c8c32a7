import type { Context } from '../context.ts';
import { type Decline, passesLuhn, testCard } from '../money/cards.ts';
import type { CardFacts } from '../state/tables.ts';
import type { Errors, Values } from './model.ts';

/**
 * Reads card number, expiry and security code. Refuses a number that could be a real card, and removes it
 * from `values`, so that it is not shown again or stored.
 */
export function readCard(
  context: Context,
  values: Values,
  errors: Errors,
): { facts: CardFacts; decline: Decline | null } | null {
  const digits = (values.card_number ?? '').replace(/[\s-]/g, '');
  const card = testCard(digits);
  if (!digits) errors.card_number = 'Enter a card number. 4242 4242 4242 4242 works.';
  else if (!/^\d+$/.test(digits) || !passesLuhn(digits))
    errors.card_number = 'This card number is not complete or not correct.';
  else if (!card) {
    errors.card_number =
      'Only test cards work here. Never type the number of a real card; use 4242 4242 4242 4242.';
    values.card_number = '';
    values.card_cvc = '';
  }
  const expiry = readExpiry(context, values, errors);
  const cvc = values.card_cvc ?? '';
  const length = card?.brand === 'amex' ? '3 or 4' : '3';
  if (!/^\d{3,4}$/.test(cvc)) errors.card_cvc = `Enter the ${length} digits of the security code.`;
  if (!card || !expiry) return null;
  return {
    facts: {
      brand: card.brand,
      last4: digits.slice(-4),
      ...expiry,
      country: card.country,
      isChallenged: card.isChallenged,
      aftermath: card.aftermath,
    },
    decline: card.decline,
  };
}

/** Parses `12 / 34`, `1234` or `12/2034`. The month must not have ended. */
function readExpiry(
  context: Context,
  values: Values,
  errors: Errors,
): { month: number; year: number } | null {
  const match = /^(\d{1,2})\s*[/.\-\s]\s*(\d{2}|\d{4})$|^(\d{2})(\d{2}|\d{4})$/.exec(
    values.card_expiry ?? '',
  );
  const month = Number(match?.[1] ?? match?.[3] ?? 0);
  const given = Number(match?.[2] ?? match?.[4] ?? 0);
  const year = given < 100 ? 2000 + given : given;
  if (!match || month < 1 || month > 12) {
    errors.card_expiry = 'Enter month and year, like 12/34.';
    return null;
  }
  const today = new Date(context.clock.now());
  const months = year * 12 + month - (today.getUTCFullYear() * 12 + today.getUTCMonth() + 1);
  if (months < 0) errors.card_expiry = 'This card has expired. Enter a date in the future.';
  else if (months > 50 * 12) errors.card_expiry = 'This date is too far in the future.';
  return { month, year };
}
