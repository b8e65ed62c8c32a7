import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { currencyLabel, regionLabel, taxAtCheckout, taxSentence } from '#src/core/regions/price-label.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { inWords } from '#src/lib/number-words.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';
import * as costWords from '#src/words/en/shipping-costs.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PolicyFact } from '../schemas/policy.ts';
import { placesOf } from '../settings/delivery-places.ts';
import { shippingMethodsOf } from '../settings/shipping-methods.ts';
import { lawText, ownerText } from './owner.ts';
import { shippingCostList, shippingCostText } from './shipping-costs.ts';

/** The values of placeholders such as `{{email}}` on a region's pages. */
export function factsFor(
  { settings, shippingMethods }: Pick<Catalogue, 'settings' | 'shippingMethods'>,
  region: RegionCode,
): Record<PolicyFact, string> {
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  const methods = shippingMethodsOf({ settings, shippingMethods });
  const places = placesOf(settings.delivery);
  const { handling, production, cutOff } = settings.delivery;
  return {
    brand: settings.brand.name,
    email: settings.brand.email,
    owner: ownerText(settings),
    law: lawText(settings),
    region: regionLabel(storeRegion),
    currency: currencyLabel(storeRegion),
    tax: taxSentence(storeRegion, isTaxAddedAtCheckout()),
    taxAtCheckout: taxAtCheckout(storeRegion, isTaxAddedAtCheckout()),
    shipping: shippingCostText(methods, storeRegion, places),
    shippingList: shippingCostList(methods, storeRegion, places),
    handling: fillCount(costWords.handling, Math.max(1, handling.maximumDays)),
    printing: fillCount(costWords.handling, Math.max(1, production)),
    cutOff: fill(costWords.cutOff, { time: cutOff.time, place: placeOf(cutOff.timeZone) }),
    returnDays: inWords(regionOf(storeRegion).returnDays),
  };
}

/** `Europe/London` is London. */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
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
