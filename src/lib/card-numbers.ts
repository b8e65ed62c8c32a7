/**
 * The address of a page (with `https://` or `www.`), or 13 to 19 digits, in groups or not, as on payment cards.
 * Banks' numbers start with 2 to 6. Addresses of profiles and films have long numbers, too.
 */
const ADDRESS_OR_NUMBER = /(?:https?:\/\/|\bwww\.)\S+|(?<!\d[.,-]?)[2-6](?:[ -]?\d){12,18}(?!-?\d)/gi;

/**
 * Removes payment card numbers from free text: the store must not keep them (PCI DSS). Addresses of pages
 * stay, and other long numbers, such as parcel numbers, unless their check digit happens to be valid. Not for
 * email addresses, whose numbers may look like a card's.
 */
export function withoutCardNumbers(text: string): string {
  return text.replace(ADDRESS_OR_NUMBER, (found) =>
    /^[\d -]+$/.test(found) && hasRightSum(found) ? '[card number removed]' : found,
  );
}

/** The Luhn check: every second digit from the end counts twice (ISO/IEC 7812-1, annex B). */
function hasRightSum(number: string): boolean {
  const figures = [...number].filter((one) => one >= '0').reverse();
  const sum = figures.reduce((total, one, at) => {
    const value = Number(one) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
