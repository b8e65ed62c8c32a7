import type { CatalogueProduct } from '../catalogue.ts';

/** What is made with the shopper's own words stays with them. The words stand in the terms themselves. */
export const canComeBack = ({ customization }: Pick<CatalogueProduct, 'customization'>) =>
  !customization?.isRequired;
