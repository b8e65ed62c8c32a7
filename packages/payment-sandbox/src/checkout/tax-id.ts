import { isVatCountry } from '../money/tax.ts';
import type { Business } from '../state/tables.ts';

/** The business of a shopper with a tax ID. The type follows the country; the format is not checked. */
export function businessOf(
  name: string | undefined,
  taxId: string | undefined,
  country: string,
): Business | undefined {
  if (!name || !taxId) return undefined;
  const type = country === 'GB' ? 'gb_vat' : isVatCountry(country) ? 'eu_vat' : 'unknown';
  return { name, taxId: { type, value: taxId } };
}
