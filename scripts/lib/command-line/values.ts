import { isOrderId } from '#functions/orders/order-id.ts';
import { CURRENCIES, CURRENCY_CODES } from '#src/core/currencies.ts';
import type { Money } from '#src/core/money.ts';
import { readOrderNumber } from '#src/core/orders/order-number.ts';
import { plainAddress } from '#src/lib/mail-address.ts';
import { InvalidArgumentError } from './command.ts';

/** Parses an amount with its currency and all decimals, such as “5.00 EUR”, into minor units. */
export function moneyValue(text: string): Money {
  const [, whole = '', decimals = '', code = ''] = /^(\d{1,7})\.(\d+) ([A-Z]{3})$/.exec(text.trim()) ?? [];
  const currency = CURRENCY_CODES.find((one) => one === code);
  const amount = Number(whole + decimals);
  if (!currency || decimals.length !== CURRENCIES[currency].digits || amount < 1)
    throw new InvalidArgumentError(
      `Use an amount with a point, two decimals and its currency (${CURRENCY_CODES.join(', ')}), as in "5.00 EUR".`,
    );
  return { amount, currency };
}

/** Parses an order number. Refuses one with a wrong check character. */
export function orderNumber(text: string): string {
  const number = readOrderNumber(text);
  if (!isOrderId(number))
    throw new InvalidArgumentError('An order number looks like F-7K3M9-QXAB4. This one is mistyped.');
  return number;
}

/** Parses a reference to an order: its number, or the ID of the provider's session or payment. */
export function orderReference(text: string): string {
  return /^(cs_(test|live)|pi)_\w{5,250}$/.test(text.trim()) ? text.trim() : orderNumber(text);
}

/** Parses the line numbers of an order, as in 1,2. */
export function lineNumbers(text: string): number[] {
  const numbers = text.split(',').map((one) => (/^[1-9]\d{0,2}$/.test(one.trim()) ? Number(one) : 0));
  if (numbers.includes(0)) throw new InvalidArgumentError('Use line numbers separated by commas, as in 1,2.');
  if (new Set(numbers).size < numbers.length) throw new InvalidArgumentError('A line is named twice.');
  return numbers;
}

/** Parses pieces of lines, as in 1:2,3:1 for two pieces of line 1 and one of line 3. */
export function linePieces(text: string): { number: number; quantity: number }[] {
  return text.split(',').map((one) => {
    const [, number, quantity] = /^([1-9]\d{0,2}):([1-9]\d{0,3})$/.exec(one.trim()) ?? [];
    if (!number || !quantity)
      throw new InvalidArgumentError(
        'Use lines with their pieces, as in 1:2,3:1 for two of line 1 and one of line 3.',
      );
    return { number: Number(number), quantity: Number(quantity) };
  });
}

/** Parses an email address. */
export function emailAddress(text: string): string {
  const address = plainAddress(text.trim());
  if (address === undefined) throw new InvalidArgumentError('Use one email address, as in ana@example.com.');
  return address;
}

/** Parses a whole number of at least `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`Use a whole number, ${least} or more.`);
    return number;
  };
}

/** Parses a day in UTC. Returns its start. */
export function dayValue(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Otherwise an invalid day, such as February 30, would become another day.
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new InvalidArgumentError('Use a day (UTC), as in 2027-01-01.');
  return day;
}
