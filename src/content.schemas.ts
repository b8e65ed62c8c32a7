/**
 * What editors write, one schema per kind of content. Plain zod, so that the build, the functions' snapshot,
 * the tests and scripts all read content through the same checks.
 */
import { z } from 'zod';
import { REGION_CODES } from './features/regions/regions.ts';

export const PALETTE = ['butter', 'olive', 'blush', 'plum', 'sage', 'sky', 'brick', 'cream'] as const;
export const PRODUCT_TYPES = ['pre-order', 'available', 'funding'] as const;
export const AVAILABILITIES = ['available', 'unavailable'] as const;
export const PRODUCT_KINDS = ['standard', 'test', 'sample'] as const;
export const FORMAT_TYPES = ['Print On Demand', 'Digital File'] as const;
export const SOCIAL_PLATFORMS = ['twitter', 'instagram', 'facebook', 'tiktok', 'youtube'] as const;
export const SPOTLIGHTS = ['Main', 'Spotlight', 'Discover'] as const;
export const TILE_TYPES = [
  'default',
  'centered',
  'preview',
  'creator-preview',
  'creator-socials',
  'product',
] as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slug = z.string().regex(SLUG, 'a slug: lower-case letters, digits and single hyphens').max(64);
const line = (max: number) => z.string().trim().min(1).max(max);
const categoryId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a category as section/category, for example books/fish');
const httpsUrl = z.url({ protocol: /^https$/, error: 'an https address' });
const day = z.coerce.date();

/** Amounts in minor units of each region's currency; a region that is left out does not sell the thing. */
const pricesByRegion = z
  .partialRecord(z.enum(REGION_CODES), z.number().int().min(0).max(99_999_99))
  .refine((prices) => Object.keys(prices).length > 0, 'a price for at least one region');

/** What a picture shows: either a photograph beside the content file, or one drawn by the house from the entry's `art`. */
const picture = z.strictObject({
  view: slug,
  alt: line(180),
  caption: line(120).optional(),
  src: z.string().optional(),
});

const productArt = z.strictObject({
  scene: slug,
  foods: z.array(slug).min(1).max(6),
  layout: slug.optional(),
  label: z.array(line(24)).max(3).optional(),
  colour: z.enum(PALETTE).optional(),
});

const format = z.strictObject({
  id: slug,
  name: line(40),
  type: z.enum(FORMAT_TYPES).optional(),
  detail: line(90).optional(),
  prices: pricesByRegion,
});

export const productSchema = z
  .strictObject({
    name: line(60),
    creator: slug,
    categories: z.array(categoryId).min(1).max(4),
    type: z.enum(PRODUCT_TYPES).default('available'),
    availability: z.enum(AVAILABILITIES).default('available'),
    kind: z.enum(PRODUCT_KINDS).default('standard'),
    summary: line(180),
    addedAt: day,
    releasedAt: day.optional(),
    formats: z.array(format).min(1).max(6),
    productFormatId: slug.optional(),
    customisation: z
      .strictObject({
        label: line(60),
        help: line(140).optional(),
        maxLength: z.number().int().min(1).max(200).default(60),
        isRequired: z.boolean().default(false),
      })
      .optional(),
    details: z
      .array(z.strictObject({ label: line(24), value: line(120) }))
      .max(10)
      .default([]),
    quote: line(140).optional(),
    runningMinutes: z.number().int().positive().optional(),
    goesWith: z.array(slug).max(6).default([]),
    art: productArt,
    previewImages: z.array(picture).min(1).max(6),
  })
  .superRefine((product, context) => {
    const ids = product.formats.map((entry) => entry.id);
    if (new Set(ids).size !== ids.length)
      context.addIssue({
        code: 'custom',
        path: ['formats'],
        message: 'format ids that differ from each other',
      });
    if (product.productFormatId && !ids.includes(product.productFormatId))
      context.addIssue({
        code: 'custom',
        path: ['productFormatId'],
        message: `one of the formats: ${ids.join(', ')}`,
      });
    if (product.type === 'pre-order' && !product.releasedAt)
      context.addIssue({
        code: 'custom',
        path: ['releasedAt'],
        message: 'a date, since a pre-order says when it ships',
      });
  });

export const creatorSchema = z.strictObject({
  name: line(40),
  username: slug,
  profile: z.strictObject({
    handle: slug,
    place: line(60),
    speciality: line(60),
    line: line(140),
    quote: line(160),
    colour: z.enum(PALETTE),
  }),
  joinedAt: day,
  socials: z
    .array(
      z.strictObject({
        platform: z.enum(SOCIAL_PLATFORMS),
        url: httpsUrl,
        followers: z.number().int().min(0).optional(),
      }),
    )
    .min(1)
    .max(5),
  posts: z
    .array(
      z.strictObject({ platform: z.enum(SOCIAL_PLATFORMS), url: httpsUrl, text: line(220), postedAt: day }),
    )
    .max(6)
    .default([]),
  art: z.strictObject({ foods: z.array(slug).min(3).max(5) }),
});

const ingredient = z.strictObject({
  quantity: z.number().positive().optional(),
  quantityMax: z.number().positive().optional(),
  unit: z
    .enum([
      'g',
      'kg',
      'ml',
      'l',
      'tsp',
      'tbsp',
      'cup',
      'clove',
      'tin',
      'slice',
      'sprig',
      'handful',
      'pinch',
      'bunch',
      'sheet',
    ])
    .optional(),
  name: line(60),
  note: line(80).optional(),
});

export const recipeSchema = z.strictObject({
  title: line(70),
  creator: slug,
  products: z.array(slug).max(5).default([]),
  categories: z.array(categoryId).min(1).max(4),
  summary: line(180),
  serves: z.strictObject({ amount: z.number().int().min(1).max(48), unit: line(20).default('people') }),
  minutes: z.strictObject({
    prep: z.number().int().min(0),
    cook: z.number().int().min(0),
    rest: z.number().int().min(0).default(0),
  }),
  difficulty: z.enum(['easy', 'steady', 'project']),
  diet: z.array(z.enum(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'])).default([]),
  ingredients: z
    .array(z.strictObject({ title: line(40).optional(), items: z.array(ingredient).min(1) }))
    .min(1),
  steps: z.array(z.strictObject({ text: line(600), minutes: z.number().int().positive().optional() })).min(2),
  tip: line(240).optional(),
  publishedAt: day,
  art: z.strictObject({
    dish: slug,
    foods: z.array(slug).min(2).max(6),
    cloth: slug.optional(),
    alt: line(180),
  }),
});

const nestedCategory = z.strictObject({ slug, name: line(40) });
export const sectionSchema = z.strictObject({
  name: line(30),
  slug,
  shows: z.enum(['products', 'recipes', 'fundings']).default('products'),
  order: z.number().int(),
  addedAt: day,
  line: line(140),
  categories: z
    .array(
      z.strictObject({
        slug,
        name: line(40),
        line: line(140).optional(),
        nestedCategories: z.array(nestedCategory).default([]),
      }),
    )
    .min(1),
});

export const selectionSchema = z.strictObject({
  spotlight: z.enum(SPOTLIGHTS),
  tile: z.enum(TILE_TYPES),
  order: z.number().int(),
  title: line(80),
  kicker: line(40).optional(),
  line: line(200).optional(),
  items: z
    .array(
      z.strictObject({
        kind: z.enum(['product', 'creator', 'recipe']),
        id: slug,
        line: line(160).optional(),
      }),
    )
    .min(1)
    .max(12),
});

export const shippingMethodSchema = z.strictObject({
  name: line(40),
  active: z.boolean(),
  order: z.number().int(),
  estimate: z.strictObject({ minimumDays: z.number().int().min(1), maximumDays: z.number().int().min(1) }),
  rates: pricesByRegion,
});

export const couponSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and hyphens, 3 to 30 of them'),
  percentOff: z.number().int().min(1).max(100),
  products: z.array(slug).default([]),
  active: z.boolean().default(true),
  expiresAt: day.optional(),
});

export const payoutCodeSchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]{3,40}$/, 'lower-case letters, digits and hyphens, 3 to 40 of them'),
  source: line(60),
  active: z.boolean().default(true),
});

export const settingsSchema = z.strictObject({
  brand: z.strictObject({
    name: line(40),
    slug,
    email: z.email(),
    strapline: line(120),
    socials: z.record(z.enum(['facebook', 'instagram', 'tiktok', 'twitter']), httpsUrl),
  }),
  banner: z.strictObject({
    isBannerEnabled: z.boolean(),
    text: line(120),
    url: z.string().startsWith('/').optional(),
  }),
  closedRegions: z.array(z.enum(REGION_CODES)).default([]),
});

export type ProductEntry = z.infer<typeof productSchema>;
export type CreatorEntry = z.infer<typeof creatorSchema>;
export type RecipeEntry = z.infer<typeof recipeSchema>;
export type SectionEntry = z.infer<typeof sectionSchema>;
export type ShippingMethodEntry = z.infer<typeof shippingMethodSchema>;
export type CouponEntry = z.infer<typeof couponSchema>;
export type PayoutCodeEntry = z.infer<typeof payoutCodeSchema>;
export type SettingsEntry = z.infer<typeof settingsSchema>;

/** Folder under src/content, file ending and schema of every kind: what both the site and the snapshot read. */
export const CONTENT_KINDS = {
  creators: { schema: creatorSchema, extension: 'md' },
  products: { schema: productSchema, extension: 'md' },
  recipes: { schema: recipeSchema, extension: 'md' },
  sections: { schema: sectionSchema, extension: 'yaml' },
  selections: { schema: selectionSchema, extension: 'yaml' },
  'shipping-methods': { schema: shippingMethodSchema, extension: 'yaml' },
  coupons: { schema: couponSchema, extension: 'yaml' },
  'payout-codes': { schema: payoutCodeSchema, extension: 'yaml' },
  settings: { schema: settingsSchema, extension: 'yaml' },
} as const;
export type ContentKind = keyof typeof CONTENT_KINDS;
