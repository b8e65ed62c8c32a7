import type { CurrencyCode } from '#src/core/currencies.ts';

/** How cells write a currency. A dollar sign alone is that of any dollar. */
const SIGNS: Readonly<Record<string, readonly CurrencyCode[]>> = {
  $: ['USD', 'CAD'],
  US$: ['USD'],
  USD: ['USD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  CAD: ['CAD'],
  '£': ['GBP'],
  GBP: ['GBP'],
  '€': ['EUR'],
  EUR: ['EUR'],
};
const MOST = 99_999_99;

/**
 * Reads a price as exports and spreadsheets write it: `1234.56`, `1.234,56`, `1,234.56`, `$12`, `12,5`, `€ 1
 * 234,50`.
 *
 * @returns minor units, or why it is no price. `1.234` may be either, so it is not guessed.
 */
export function readPrice(text: string, currency: CurrencyCode): { amount: number } | { problem: string } {
  const [, before = '', number = '', after = ''] =
    /^([^\d\s.,'-]*)\s*([\d.,'’\s]*\d)\s*([^\d\s.,'-]*)$/u.exec(text.trim()) ?? [];
  const sign = before || after;
  if (!number || (before && after)) return { problem: `“${text}” is no price such as 1234.50` };
  const of = sign ? SIGNS[sign.toUpperCase()] : [currency];
  if (!of) return { problem: `“${text}” has an unknown currency; ${currency} is expected` };
  if (!of.includes(currency)) return { problem: `“${text}” is not in ${currency}` };
  if (/^\d{1,3}[.,]\d{3}$/.test(number))
    return { problem: `“${text}” may be thousands or decimals: write it as 1234.00 or as 1.23` };
  const plain = digitsOf(number.replaceAll('’', "'").replace(/\s/g, ' '));
  if (!plain) return { problem: `“${text}” is no price such as 1234.50` };
  const [whole = '', decimals = ''] = plain.split('.');
  const amount = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return amount > MOST ? { problem: `“${text}” is above the highest price, 99999.99` } : { amount };
}

/** The number with a point, and with at most two decimals. */
function digitsOf(number: string): string | undefined {
  const [, whole, decimals = ''] =
    /^(\d+)(?:[.,](\d{1,2})0*)?$/.exec(number) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(number) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2})0*)?$/.exec(number) ??
    /^(\d{1,3}(?:[ ']\d{3})+)(?:[.,](\d{1,2})0*)?$/.exec(number) ??
    [];
  return whole && `${whole.replace(/\D/g, '')}.${decimals}`;
}
