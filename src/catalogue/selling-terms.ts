import type { RegionCode } from '../core/regions/regions.ts';
import type { CatalogueProduct } from './catalogue.ts';

/** What the terms promise, in numbers, for shopping feeds and structured data. The words stand in the terms themselves. */
export const HANDLING_DAYS = { minimum: 0, maximum: 3 } as const;

/** Days in which a thing may come back, counted from its arrival: the law's in the UK and the EU, the store's own elsewhere. */
export function returnDays(region: RegionCode): 14 | 30 {
  return region === 'GB' || region === 'EU' ? 14 : 30;
}

/** What is made with the shopper's own words stays with them. */
export const canComeBack = ({ customisation }: Pick<CatalogueProduct, 'customisation'>) =>
  !customisation?.isRequired;
