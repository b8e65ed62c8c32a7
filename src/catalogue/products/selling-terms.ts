import type { CatalogueProduct } from '../catalogue.ts';

/** True when a product can be returned. Products that are always personalised cannot; the terms say so. */
export const isReturnable = ({ customization }: Pick<CatalogueProduct, 'customization'>) =>
  !customization?.isRequired;
