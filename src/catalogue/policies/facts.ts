import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { currencyLabel, regionLabel, taxAtCheckout, taxSentence } from '#src/core/regions/price-label.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { inWords } from '#src/lib/number-words.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PolicyFact } from '../schemas/policy.ts';
import { shippingMethodsOf } from '../settings/shipping-methods.ts';
import { lawText, ownerText } from './owner.ts';
import { shippingCostList, shippingCostText } from './shipping-costs.ts';

/** The values of placeholders such as `{{email}}` on a region's pages. */
export function factsFor(
  { settings, shippingMethods }: Pick<Catalogue, 'settings' | 'shippingMethods'>,
  region: RegionCode,
): Record<PolicyFact, string> {
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  return {
    brand: settings.brand.name,
    email: settings.brand.email,
    owner: ownerText(settings),
    law: lawText(settings),
    region: regionLabel(storeRegion),
    currency: currencyLabel(storeRegion),
    tax: taxSentence(storeRegion, isTaxAddedAtCheckout()),
    taxAtCheckout: taxAtCheckout(storeRegion, isTaxAddedAtCheckout()),
    shipping: shippingCostText(shippingMethodsOf({ shippingMethods }), storeRegion),
    shippingList: shippingCostList(shippingMethodsOf({ shippingMethods }), storeRegion),
    returnDays: inWords(regionOf(storeRegion).returnDays),
  };
}

/**
 * Replaces the placeholders in a text.
 *
 * @throws Error for an unknown placeholder; the content check reports it first
 */
export function withFacts(source: string, facts: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{\s*([^}]*?)\s*\}\}/g, (all, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`There is no fact ${all}`);
    return fact;
  });
}
