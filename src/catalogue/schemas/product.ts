import { z } from 'zod';
import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { CHOICES } from '#src/core/products/choice.ts';
import { FILE_ENDINGS, FILE_NAME } from '#src/core/products/digital-files.ts';
import { GOODS_KINDS } from '#src/core/products/goods.ts';
import { isGtin } from '#src/core/products/gtin.ts';
import { MAX_OPTIONS } from '#src/core/products/options.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import {
  AVAILABILITIES,
  FORMAT_AVAILABILITIES,
  FORMAT_TYPES,
  PRODUCT_KINDS,
  PRODUCT_TYPES,
} from '#src/core/products/types.ts';
import { isShopAmongCreators, SHOP_AS_CREATOR } from '#src/core/shop/features.ts';
import { bundleIssues, contains } from './bundles.ts';
import {
  aliases,
  byOpenRegion,
  categoryId,
  customization,
  day,
  keywords,
  line,
  price,
  pricesByRegion,
  pricesOfFormat,
  slug,
} from './fields.ts';
import { foodIssues, foodSchema } from './food.ts';
import { giftCardIssues } from './gift-cards.ts';
import { earlierPrice, historyIssue, measured, netIssue } from './prices.ts';
import { picture, productArt, trailer } from './product-pictures.ts';
import { publishing } from './publishing.ts';
import { withVariantDefaults } from './variant-defaults.ts';
import { option, variantIssues } from './variants.ts';

const NAMED = `a name of letters and digits that ends in ${FILE_ENDINGS.map((ending) => `.${ending}`).join(', ')}`;

/** A file of a digital format. It is beside the content file; `src` may be missing until the release. */
const digitalFile = z.strictObject({
  name: z.string().regex(FILE_NAME, NAMED),
  src: z.string().min(1).optional(),
});

const format = z.strictObject({
  id: slug,
  /** Of a product with options, its values are the name. */
  name: line(80),
  options: z.array(line(40)).max(MAX_OPTIONS).optional(),
  sku: z
    .string()
    .regex(/^[\x21-\x7e]{1,40}$/, 'up to 40 letters, digits and signs without spaces')
    .optional(),
  barcode: z
    .string()
    .refine(isGtin, 'a barcode of 8, 12, 13 or 14 digits with a right check digit')
    .optional(),
  /** In grams, with its packaging. */
  weight: z.number().int().min(1).max(1_000_000).optional(),
  /** The name (or view) of its own picture in `previewImages`. */
  picture: slug.optional(),
  availability: z.enum(FORMAT_AVAILABILITIES).optional(),
  type: z.enum(FORMAT_TYPES).optional(),
  detail: line(90).optional(),
  files: z.array(digitalFile).min(1).max(12).optional(),
  prices: pricesOfFormat,
  /** What the printing of one costs the shop. It is taken off before a book's creator gets a share. */
  printingCost: byOpenRegion(price).optional(),
  /**
   * The day from which `prices` apply, and the earlier prices, oldest first.
   * Reductions are computed from them.
   */
  pricesSince: day.optional(),
  earlierPrices: z.array(earlierPrice).min(1).max(20).optional(),
  /** The net contents, for the unit price. For several packs the sum. */
  net: measured.optional(),
  /** A box of different products, which needs no unit price by law. */
  assortment: z.boolean().optional(),
  /** The stock of a limited format, and the day of its count. Sales since that day are subtracted. */
  stock: z.strictObject({ count: z.number().int().min(0).max(1_000_000), countedAt: day }).optional(),
  /** Makes it a bundle: the formats of other products that it is packed from. */
  contains: contains.optional(),
});

const product = z
  .strictObject({
    ...publishing,
    aliases,
    name: line(60),
    /** Absent for a gift card, which the shop sells itself. */
    creator: slug.default(SHOP_AS_CREATOR),
    categories: z.array(categoryId).min(1).max(4),
    type: z.enum(PRODUCT_TYPES).default('available'),
    availability: z.enum(AVAILABILITIES).default('available'),
    kind: z.enum(PRODUCT_KINDS).default('standard'),
    /**
     * The kind of goods. It decides schema.org's type, the tile's shape and the category in shopping feeds.
     */
    goods: z.enum(GOODS_KINDS, { error: `one of the kinds of goods: ${GOODS_KINDS.join(', ')}` }),
    /** The tax kind of all its formats, when its goods are too coarse: chocolate is `confectionery`. */
    taxKind: z.enum(TAX_KINDS, { error: `one of the tax kinds: ${TAX_KINDS.join(', ')}` }).optional(),
    /** A more precise noun than that of its goods: `Jar`, `Knife`. */
    noun: line(20).optional(),
    summary: line(180),
    addedAt: day,
    releasedAt: day.optional(),
    /** What a shopper chooses, such as size and colour. Each combination of values becomes a format. */
    options: z.array(option).min(1).max(MAX_OPTIONS).optional(),
    /** The prices of formats that have none of their own. */
    prices: pricesByRegion.optional(),
    /** Of a product with options, only those that differ from what their values and the product say. */
    formats: z.array(format).min(1),
    productFormatId: slug.optional(),
    /** What its formats are, if its goods do not say it: `set`, for a pan that also comes with its lid. */
    choice: z.enum(CHOICES).optional(),
    /** How many pieces one customer may buy, in all orders together. */
    maximumPerPerson: z.number().int().min(1).max(MAX_QUANTITY).optional(),
    /** The only shipping methods that it can go by. Absent for all. */
    shippingMethods: z.array(slug).min(1, 'at least one shipping method').optional(),
    customization: customization
      // The formats that can be personalised. Defaults to all shipped ones.
      .extend({ formats: z.array(slug).min(1).max(6).optional() })
      .optional(),
    /** Ingredients, allergens, nutrition and the rest that shoppers must know of food before they buy it. */
    food: foodSchema.optional(),
    details: z
      .array(z.strictObject({ label: line(24), value: line(120) }))
      .max(10)
      .default([]),
    quote: line(140).optional(),
    /** Of a course: how many lessons it has, and the length of all its films. */
    lessons: z.number().int().min(1).max(200).optional(),
    runningMinutes: z.number().int().positive().optional(),
    goesWith: z.array(slug).max(6).default([]),
    keywords,
    art: productArt.optional(),
    /** Defaults to one picture, drawn from `art` or with its name as text. */
    previewImages: z.array(picture).max(6).default([]),
    trailer: trailer.optional(),
  })
  .superRefine((product, context) => {
    const ids = product.formats.map((entry) => entry.id);
    if (new Set(ids).size !== ids.length)
      context.addIssue({
        code: 'custom',
        path: ['formats'],
        message: 'format ids that differ from each other',
      });
    for (const { path, expected } of [
      ...variantIssues(product),
      ...foodIssues(product),
      ...bundleIssues(product),
    ])
      context.addIssue({ code: 'custom', path, message: expected });
    if (isShopAmongCreators({ _id: product.creator }) && product.goods !== 'gift-card')
      context.addIssue({
        code: 'custom',
        path: ['creator'],
        message: 'the id of a creator; only a gift card may have none',
      });
    for (const expected of giftCardIssues(product))
      context.addIssue({ code: 'custom', path: ['goods'], message: expected });
    for (const field of ['lessons', 'runningMinutes'] as const)
      if (product.goods === 'course' && product[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'a number, which a course’s page says' });
    if (product.productFormatId && !ids.includes(product.productFormatId))
      context.addIssue({
        code: 'custom',
        path: ['productFormatId'],
        message: `one of the formats: ${ids.join(', ')}`,
      });
    const posted = product.formats.filter((entry) => isShipped(entry)).map((entry) => entry.id);
    const written = product.customization?.formats ?? posted;
    if (product.customization && (written.length === 0 || !written.every((id) => posted.includes(id))))
      context.addIssue({
        code: 'custom',
        path: ['customization', 'formats'],
        message: `formats that are posted: ${posted.join(', ') || 'there is none'}`,
      });
    const views = product.previewImages.map(({ view }) => view);
    if (product.trailer?.poster && !views.includes(product.trailer.poster))
      context.addIssue({
        code: 'custom',
        path: ['trailer', 'poster'],
        message: `a view of previewImages: ${views.join(', ') || 'there is none'}`,
      });
    if (product.type === 'pre-order' && !product.releasedAt)
      context.addIssue({
        code: 'custom',
        path: ['releasedAt'],
        message: 'a date, since a pre-order says when it ships',
      });
    for (const [at, format] of product.formats.entries()) {
      const issue = netIssue(product.goods, format) ?? historyIssue(format);
      if (issue)
        context.addIssue({
          code: 'custom',
          path: ['formats', at, ...issue.path],
          message: issue.expected,
        });
    }
    for (const [at, { view, src, alt }] of product.previewImages.entries()) {
      if (src && !alt)
        context.addIssue({
          code: 'custom',
          path: ['previewImages', at, 'alt'],
          message: 'words for those who do not see the picture',
        });
      if (!src && !product.art)
        context.addIssue({
          code: 'custom',
          path: ['previewImages', at, 'src'],
          message: `a photograph, since there is no \`art\` to draw the view “${view}” from`,
        });
    }
  });

/** A product. What its formats leave out is filled in from its options and its prices. */
export const productSchema = z.preprocess(withVariantDefaults, product);

export type ProductEntry = z.infer<typeof productSchema>;
