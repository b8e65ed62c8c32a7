/**
 * The schemas of all kinds of content. Plain Zod, so that the build, the functions' snapshot, tests and
 * scripts share the same checks.
 */
import { aboutSchema } from './schemas/about.ts';
import { articleSchema } from './schemas/article.ts';
import { creatorSchema } from './schemas/creator.ts';
import { fundingSchema } from './schemas/funding.ts';
import { creatorTermsSchema, faqSchema, legalSchema, markdownProblems } from './schemas/policy.ts';
import { productSchema } from './schemas/product.ts';
import { recipeSchema } from './schemas/recipe.ts';
import { reviewSchema } from './schemas/review.ts';
import { sectionSchema } from './schemas/section.ts';
import { selectionSchema } from './schemas/selection.ts';
import { couponSchema, payoutCodeSchema, shippingMethodSchema } from './schemas/selling.ts';
import { settingsSchema } from './schemas/settings.ts';
import { synonymsSchema } from './schemas/synonyms.ts';
import { wordsSchema } from './schemas/words.ts';

/** The folder under src/content, file extension and schema of every kind. */
export const CONTENT_KINDS = {
  creators: { schema: creatorSchema, extension: 'md' },
  products: { schema: productSchema, extension: 'md' },
  recipes: { schema: recipeSchema, extension: 'md' },
  blog: { schema: articleSchema, extension: 'md' },
  fundings: { schema: fundingSchema, extension: 'md' },
  reviews: { schema: reviewSchema, extension: 'yaml' },
  sections: { schema: sectionSchema, extension: 'yaml' },
  selections: { schema: selectionSchema, extension: 'yaml' },
  'shipping-methods': { schema: shippingMethodSchema, extension: 'yaml' },
  coupons: { schema: couponSchema, extension: 'yaml' },
  'payout-codes': { schema: payoutCodeSchema, extension: 'yaml' },
  legal: { schema: legalSchema, extension: 'md', bodyProblems: markdownProblems },
  faq: { schema: faqSchema, extension: 'yaml' },
  'creator-terms': { schema: creatorTermsSchema, extension: 'yaml' },
  about: { schema: aboutSchema, extension: 'yaml' },
  settings: { schema: settingsSchema, extension: 'yaml' },
  search: { schema: synonymsSchema, extension: 'yaml' },
  words: { schema: wordsSchema, extension: 'yaml' },
} as const;
export type ContentKind = keyof typeof CONTENT_KINDS;
