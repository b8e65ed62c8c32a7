import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { CONTENT_KINDS, type ContentKind } from './content.schemas.ts';

function collectionOf<K extends ContentKind>(kind: K) {
  const { schema, extension } = CONTENT_KINDS[kind];
  return defineCollection({
    loader: glob({ base: `./src/content/${kind}`, pattern: `*.${extension}` }),
    schema: schema as (typeof CONTENT_KINDS)[K]['schema'],
  });
}

export const collections = {
  creators: collectionOf('creators'),
  products: collectionOf('products'),
  recipes: collectionOf('recipes'),
  sections: collectionOf('sections'),
  selections: collectionOf('selections'),
  'shipping-methods': collectionOf('shipping-methods'),
  coupons: collectionOf('coupons'),
  'payout-codes': collectionOf('payout-codes'),
  settings: collectionOf('settings'),
};
