/** Thirteen to nineteen figures, as cards have them, in groups or not. The first says what industry: 2 to 6 are banks'. */
const LIKE_A_CARD = /(?<!\d[.,-]?)[2-6](?:[ -]?\d){12,18}(?!-?\d)/g;

/**
 * Text without the numbers of payment cards that people write where nobody asked for them: the store is not to keep any (PCI DSS).
 * What only looks like one, such as a parcel's number, stays unless its last figure is right for a card by chance.
 */
export function withoutCardNumbers(text: string): string {
  return text.replace(LIKE_A_CARD, (found) => (hasRightSum(found) ? '[card number removed]' : found));
}

/** Luhn's sum: every second figure from the end counts twice (ISO/IEC 7812-1, annex B). */
function hasRightSum(number: string): boolean {
  const figures = [...number].filter((one) => one >= '0').reverse();
  const sum = figures.reduce((total, one, at) => {
    const value = Number(one) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
