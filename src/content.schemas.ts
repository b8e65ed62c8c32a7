/**
 * The schemas of all kinds of content. Plain Zod, so that the build, the functions' snapshot, tests and
 * scripts share the same checks.
 */
import { aboutSchema } from './catalogue/schemas/about.ts';
import { articleSchema } from './catalogue/schemas/article.ts';
import { contractSchema } from './catalogue/schemas/contract.ts';
import { creatorSchema } from './catalogue/schemas/creator.ts';
import { forgottenPrices } from './catalogue/schemas/forgotten-prices.ts';
import { fundingSchema } from './catalogue/schemas/funding.ts';
import { pageSchema } from './catalogue/schemas/page.ts';
import { creatorTermsSchema, faqSchema, legalSchema, markdownProblems } from './catalogue/schemas/policy.ts';
import { productSchema } from './catalogue/schemas/product.ts';
import { recipeSchema } from './catalogue/schemas/recipe.ts';
import { redirectsSchema } from './catalogue/schemas/redirects.ts';
import { reviewSchema } from './catalogue/schemas/review.ts';
import { sectionSchema } from './catalogue/schemas/section.ts';
import { selectionSchema } from './catalogue/schemas/selection.ts';
import { couponSchema, payoutCodeSchema } from './catalogue/schemas/selling.ts';
import { settingsSchema } from './catalogue/schemas/settings.ts';
import { shippingMethodSchema } from './catalogue/schemas/shipping-method.ts';
import { synonymsSchema } from './catalogue/schemas/synonyms.ts';
import { wordsSchema } from './catalogue/schemas/words.ts';

/** The folder under src/content, file extension and schema of every kind. */
export const CONTENT_KINDS = {
  creators: { schema: creatorSchema, extension: 'md' },
  products: { schema: productSchema, extension: 'md', remarks: forgottenPrices },
  recipes: { schema: recipeSchema, extension: 'md' },
  blog: { schema: articleSchema, extension: 'md' },
  fundings: { schema: fundingSchema, extension: 'md' },
  reviews: { schema: reviewSchema, extension: 'yaml' },
  sections: { schema: sectionSchema, extension: 'yaml' },
  selections: { schema: selectionSchema, extension: 'yaml' },
  'shipping-methods': { schema: shippingMethodSchema, extension: 'yaml' },
  coupons: { schema: couponSchema, extension: 'yaml' },
  'payout-codes': { schema: payoutCodeSchema, extension: 'yaml' },
  contracts: { schema: contractSchema, extension: 'yaml' },
  pages: { schema: pageSchema, extension: 'md', bodyProblems: markdownProblems },
  redirects: { schema: redirectsSchema, extension: 'yaml' },
  legal: { schema: legalSchema, extension: 'md', bodyProblems: markdownProblems },
  faq: { schema: faqSchema, extension: 'yaml' },
  'creator-terms': { schema: creatorTermsSchema, extension: 'yaml' },
  about: { schema: aboutSchema, extension: 'yaml' },
  settings: { schema: settingsSchema, extension: 'yaml' },
  search: { schema: synonymsSchema, extension: 'yaml' },
  words: { schema: wordsSchema, extension: 'yaml' },
} as const;
export type ContentKind = keyof typeof CONTENT_KINDS;
