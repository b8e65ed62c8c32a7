/**
 * True for a GTIN (the number of a barcode): 8, 12, 13 or 14 digits with a valid check digit, the last. From
 * the right, the digits before it count three times and once in turn (GS1 General Specifications, 7.9.1).
 */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
