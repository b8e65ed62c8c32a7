import { defineCollection } from 'astro:content';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { CONTENT_KINDS, type ContentKind } from './content.schemas.ts';
import { contentFolder, hasFiles } from './features/catalogue/content-folder.ts';

/** The files of a kind: one entry each, named as the file is. A kind without files is left empty and not complained of. */
function filesOf(kind: ContentKind): Loader {
  if (!hasFiles(kind)) return { name: 'no-files', load: async ({ store }) => store.clear() };
  const base = pathToFileURL(path.join(contentFolder(), kind, path.sep));
  return glob({ base, pattern: `*.${CONTENT_KINDS[kind].extension}` }) as Loader;
}
const { about, blog, creators, products, recipes, fundings, sections, selections, coupons, settings } =
  CONTENT_KINDS;

export const collections = {
  creators: defineCollection({ loader: filesOf('creators'), schema: creators.schema }),
  products: defineCollection({ loader: filesOf('products'), schema: products.schema }),
  recipes: defineCollection({ loader: filesOf('recipes'), schema: recipes.schema }),
  blog: defineCollection({ loader: filesOf('blog'), schema: blog.schema }),
  fundings: defineCollection({ loader: filesOf('fundings'), schema: fundings.schema }),
  sections: defineCollection({ loader: filesOf('sections'), schema: sections.schema }),
  selections: defineCollection({ loader: filesOf('selections'), schema: selections.schema }),
  coupons: defineCollection({ loader: filesOf('coupons'), schema: coupons.schema }),
  'payout-codes': defineCollection({
    loader: filesOf('payout-codes'),
    schema: CONTENT_KINDS['payout-codes'].schema,
  }),
  'shipping-methods': defineCollection({
    loader: filesOf('shipping-methods'),
    schema: CONTENT_KINDS['shipping-methods'].schema,
  }),
  legal: defineCollection({ loader: filesOf('legal'), schema: CONTENT_KINDS.legal.schema }),
  faq: defineCollection({ loader: filesOf('faq'), schema: CONTENT_KINDS.faq.schema }),
  'creator-terms': defineCollection({
    loader: filesOf('creator-terms'),
    schema: CONTENT_KINDS['creator-terms'].schema,
  }),
  about: defineCollection({ loader: filesOf('about'), schema: about.schema }),
  settings: defineCollection({ loader: filesOf('settings'), schema: settings.schema }),
};
