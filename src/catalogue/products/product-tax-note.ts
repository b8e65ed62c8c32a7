import { formatsIn } from '#src/core/products/pricing.ts';
import type { Product } from '#src/core/products/types.ts';
import { taxNote } from '#src/core/regions/price-label.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { isZeroRated } from '#src/core/tax/rates.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';

/** The tax note beside a product's price in a region: `VAT included`, or `no VAT` for a book in the UK. */
export function productTaxNote(product: Pick<Product, 'formats'>, region: RegionCode): string {
  return taxNote(region, isTaxAddedAtCheckout(), isZeroRated(formatsIn(product, region), region));
}
