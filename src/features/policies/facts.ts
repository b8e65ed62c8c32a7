import { entriesOf } from '../../catalogue/reading/entries.ts';
import { getSettings } from '../../catalogue/settings.ts';
import { getStoreRegion } from '../../catalogue/store-region.ts';
import { currencyWords, regionWords, taxSentence } from '../../core/regions/price-label.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { PolicyFact } from '../../schemas/policy.ts';
import { lawWords, ownerWords } from './owner.ts';
import { shippingCostText } from './shipping-costs.ts';

/** What `{{email}}` and the like stand for on the pages of a region. */
export async function factsFor(region: RegionCode): Promise<Record<PolicyFact, string>> {
  const settings = await getSettings();
  const storeRegion = await getStoreRegion(region);
  const methods = (await entriesOf('shipping-methods')).map(({ data }) => data);
  return {
    brand: settings.brand.name,
    email: settings.brand.email,
    owner: ownerWords(settings),
    law: lawWords(settings),
    region: regionWords(storeRegion),
    currency: currencyWords(storeRegion),
    tax: taxSentence(storeRegion),
    postage: shippingCostText(methods, storeRegion),
  };
}

/** A text with its facts filled in. @throws for a fact that there is not, which the content's check finds first. */
export function withFacts(source: string, facts: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{\s*([^}]*?)\s*\}\}/g, (all, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`There is no fact ${all}`);
    return fact;
  });
}
