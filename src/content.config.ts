import { defineCollection } from 'astro:content';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { movedEntry } from './catalogue/reading/demo-dates.ts';
import { daysMovedIn } from './catalogue/reading/read-content.ts';
import { CONTENT_KINDS, type ContentKind } from './content.schemas.ts';
import { contentFolder, hasFiles } from './schemas/content-folder.ts';

const days = await daysMovedIn(contentFolder());

/** The files of a kind: one entry each, named as the file is. A kind without files is left empty and not complained of. */
function filesOf(kind: ContentKind): Loader {
  if (!hasFiles(kind)) return { name: 'no-files', load: async ({ store }) => store.clear() };
  const base = pathToFileURL(path.join(contentFolder(), kind, path.sep));
  const files = glob({ base, pattern: `*.${CONTENT_KINDS[kind].extension}` });
  return {
    ...files,
    // Astro keeps what it has read for as long as its digest stays the same, and on another day its dates have moved.
    load: (context) =>
      files.load({ ...context, generateDigest: (data) => context.generateDigest(`${days} ${data}`) }),
  };
}

/** The collection of a kind, its dates where they are when this is a demonstration. */
function collectionOf<K extends ContentKind>(kind: K) {
  const schema: z.ZodType = CONTENT_KINDS[kind].schema;
  const dated = schema.transform((data) =>
    movedEntry(kind, data as z.infer<(typeof CONTENT_KINDS)[K]['schema']>, days),
  );
  return defineCollection({ loader: filesOf(kind), schema: dated });
}

export const collections = {
  creators: collectionOf('creators'),
  products: collectionOf('products'),
  recipes: collectionOf('recipes'),
  blog: collectionOf('blog'),
  fundings: collectionOf('fundings'),
  sections: collectionOf('sections'),
  selections: collectionOf('selections'),
  coupons: collectionOf('coupons'),
  'payout-codes': collectionOf('payout-codes'),
  'shipping-methods': collectionOf('shipping-methods'),
  legal: collectionOf('legal'),
  faq: collectionOf('faq'),
  'creator-terms': collectionOf('creator-terms'),
  about: collectionOf('about'),
  settings: collectionOf('settings'),
};
