/**
 * Money in minor units. Arithmetic and formatting happen here and nowhere else.
 *
 * The digits are our own table and not Intl's: Intl shows no decimals for HUF or COP while the payment provider counts
 * two, so deriving the exponent would charge a hundredth of the price. Only currencies that a region sells in are listed.
 */
export const CURRENCIES = {
  USD: { digits: 2 },
  GBP: { digits: 2 },
  CAD: { digits: 2 },
  EUR: { digits: 2 },
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]];
/** `amount` is an integer number of minor units (cents, pence). */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/** True for an integer that a float holds exactly and that is not negative. */
export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** `amount` × `quantity`, both integers. @throws RangeError when the product cannot be held exactly. */
export function times(amount: number, quantity: number): number {
  return exactly(amount * quantity);
}

/** The sum of amounts in minor units. @throws RangeError when it cannot be held exactly. */
export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total = exactly(total + amount);
  return total;
}

/**
 * `percent` (0 to 100, an integer) of `amount`, rounded half up to a whole minor unit.
 * Computed on integers, so that no binary fraction is ever rounded.
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((exactly(amount * percent) + 50) / 100);
}

/**
 * `amount` split in proportion to `weights` (integers, not negative): whole minor units whose sum is `amount` exactly. What is left
 * after rounding down goes, one unit each, to the largest remainders, of equal ones to the first (Hamilton's method).
 * All zero where the weights are. @throws RangeError for what is no amount
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (![amount, ...weights].every(isAmount)) throw new RangeError('Only amounts can be allocated');
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / all));
  const byRemainder = products
    .map((product, at) => ({ at, remainder: product % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  const left = amount - sum(parts);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/**
 * `amount` in proportion to `weights`, no part more than its `limits`: whole minor units that add up to `amount`, or to all limits where that
 * is less. The larger the amount, the larger or equal is each part, and a limit that is not reached changes none (a divisor method).
 * @throws RangeError for what is no amount
 */
export function shareOutUpTo(
  amount: number,
  weights: readonly number[],
  limits: readonly number[],
): number[] {
  if (![amount, ...weights, ...limits].every(isAmount)) throw new RangeError('Only amounts can be allocated');
  const parts = limits.map((limit, at) => ({ limit, part: 0, at, weight: BigInt(weights[at] ?? 0) }));
  let open = parts.filter(({ limit, weight }) => limit > 0 && weight > 0n);
  let rest = Math.min(amount, sum(open.map(({ limit }) => limit)));
  for (;;) {
    const all = open.reduce((total, { weight }) => total + weight, 0n);
    const full = open.filter(({ weight, limit }) => BigInt(rest) * weight >= BigInt(limit) * all);
    for (const one of full) one.part = one.limit;
    rest -= sum(full.map(({ limit }) => limit));
    open = open.filter((one) => !full.includes(one));
    if (full.length > 0 && open.length > 0) continue;
    for (const one of open) one.part = Number((BigInt(rest) * one.weight) / all);
    break;
  }
  for (let left = rest - sum(open.map(({ part }) => part)); left > 0; left -= 1) {
    const next = open
      .filter(({ part, limit }) => part < limit)
      .reduce((a, b) => (BigInt(b.part + 1) * a.weight < BigInt(a.part + 1) * b.weight ? b : a));
    next.part += 1;
  }
  return parts.map(({ part }) => part);
}

/**
 * `basisPoints` (hundredths of a percent: 750 is 7.5 %) of `amount`, rounded half up to a whole minor unit, on integers.
 * @throws RangeError when it cannot be held exactly.
 */
export function basisPointsOf(amount: number, basisPoints: number): number {
  return Math.floor((exactly(amount * basisPoints) + 5_000) / 10_000);
}

/** `amount` × `part` / `whole`, rounded half up to a whole minor unit; all of it where `part` is `whole` or more. */
export function proportionOf(amount: number, part: number, whole: number): number {
  if (part >= whole) return amount;
  // Two sums of money multiplied are more than a float holds exactly.
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** How money reads in `locale`, for example `£24.00`. Spaces are normalised so that server and browser agree to the letter. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const { digits } = CURRENCIES[currency];
  return formatterFor(locale, currency, digits)
    .format(amount / 10 ** digits)
    .replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** A large sum, without cents where there are none: `£18,420`, and `£18,420.50`. */
export function formatSum({ amount, currency }: Money, locale: string): string {
  const unit = 10 ** CURRENCIES[currency].digits;
  const digits = amount % unit === 0 ? 0 : CURRENCIES[currency].digits;
  return (amount / unit).toLocaleString(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** An amount as plain text with a point, for example `24.00`: what feeds, structured data and other machines read. */
export function decimalOf({ amount, currency }: Money): string {
  const { digits } = CURRENCIES[currency];
  const minor = String(exactly(amount)).padStart(digits + 1, '0');
  return `${minor.slice(0, -digits)}.${minor.slice(-digits)}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

function exactly(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`An amount of ${value} minor units cannot be held exactly`);
  return value;
}
