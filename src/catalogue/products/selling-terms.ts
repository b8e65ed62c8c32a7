import type { CatalogueProduct } from '../catalogue.ts';

/** What the terms promise, in numbers, for shopping feeds and structured data. The words stand in the terms themselves. */
export const HANDLING_DAYS = { minimum: 0, maximum: 3 } as const;

/** What is made with the shopper's own words stays with them. */
export const canComeBack = ({ customization }: Pick<CatalogueProduct, 'customization'>) =>
  !customization?.isRequired;
