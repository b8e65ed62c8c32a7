import { z } from 'zod';
import { PAYMENT_METHOD_IDS } from '#src/core/checkout/payment-methods.ts';
import { dayOf } from '#src/core/dates.ts';
import { REGION_CODES, REST_OF_WORLD } from '#src/core/regions/regions.ts';
import { COLOUR_NAMES, isHex } from '#src/core/shop/colours.ts';
import { FEATURE_NAMES, FEATURES, type FeatureName } from '#src/core/shop/features.ts';
import { GROUND_NAMES } from '#src/core/shop/grounds.ts';
import { TYPEFACE_KINDS } from '#src/core/shop/typefaces.ts';
import { books, booksProblems } from './books.ts';
import { contrastProblems } from './contrast-problems.ts';
import { deliverySchema } from './delivery.ts';
import { day, httpsUrl, line, slug } from './fields.ts';
import { foodBusiness } from './food.ts';
import { invoiceProblems, invoices, taxNumbers } from './invoices.ts';

const owner = z.strictObject({
  legalName: line(120).optional(),
  /** For example `registered in England and Wales, no. 01234567`. */
  registration: line(160).optional(),
  taxNumber: line(40).optional(),
  address: z.array(line(80)).min(1).max(8).optional(),
  phone: line(30).optional(),
  /** The contact for data protection, if there is one. */
  dataProtection: z.email().optional(),
  /** For example `the law of England and Wales`. */
  governingLaw: line(120).optional(),
});

const hex = z.string().refine(isHex, 'a colour such as "#b92f18", in quotes').meta({ format: 'color' });
/** One colour for both modes, or one for each. */
const colour = z.union(
  [hex.transform((both) => ({ light: both, dark: both })), z.strictObject({ light: hex, dark: hex })],
  { error: '{ light: "#f6efe1", dark: "#1b1613" }, or one colour for both, in quotes' },
);

/** See src/core/shop/typefaces.ts. */
const typeface = z.strictObject({
  family: z.string().regex(/^[A-Za-z][A-Za-z0-9 -]{0,39}$/, 'the name of a typeface, such as Work Sans'),
  from: z
    .string()
    .regex(
      /^(?:@fontsource(?:-variable)?\/[a-z0-9-]+|\.\/[\w./-]+\.(?:woff2|woff|ttf|otf))$/,
      'a package such as "@fontsource-variable/lora", or a file such as ./lora.woff2',
    ),
  italic: z
    .string()
    .regex(/^\.\/[\w./-]+\.(?:woff2|woff|ttf|otf)$/, 'a file such as ./lora-italic.woff2')
    .optional(),
  kind: z.enum(TYPEFACE_KINDS).default('sans-serif'),
  weight: z.int().min(100).max(900).optional(),
});

/** A page of this site with the text of its link. */
const navigationLink = z.strictObject({
  label: line(30),
  url: z.string().regex(/^\/(?!\/)\S*$/, 'the path of a page, such as /faq'),
});
export type NavigationLink = z.infer<typeof navigationLink>;

const settings = z.strictObject({
  brand: z.strictObject({
    name: line(40),
    slug,
    email: z.email(),
    strapline: line(120),
    socials: z.partialRecord(z.enum(['facebook', 'instagram', 'tiktok', 'twitter']), httpsUrl).default({}),
    /** An SVG beside this file, in place of the name in letters: see src/catalogue/settings/logo.ts. */
    logo: z.string().min(1).optional(),
    /**
     * A square SVG beside this file, for tabs, home screens and search engines. The first letter of the name,
     * if left out.
     */
    icon: z.string().min(1).optional(),
    /**
     * What follows the prefix of the Stripe account on card statements, such as `COFFEE`. With a prefix of
     * ten characters it fits into Stripe's 22.
     */
    statement: z
      .string()
      .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 .,&/-]{2,10}$/, 'two to ten plain letters and digits, such as COFFEE')
      .optional(),
    /** Colours of pages and mails; what is left out keeps its default. */
    colours: z.partialRecord(z.enum(COLOUR_NAMES), colour).default({}),
    /**
     * The typeface of titles and prices, and the one of everything else. What is left out keeps its default.
     */
    typefaces: z
      .strictObject({
        titles: typeface.optional(),
        text: typeface.omit({ weight: true, italic: true }).optional(),
      })
      .default({}),
    /**
     * Grounds of creators and of coloured parts of pages. Olive, plum and brick carry light text,
     * the others dark.
     */
    grounds: z.partialRecord(z.enum(GROUND_NAMES), hex).default({}),
    /** In a shop without creators: the ground of products without a picture and of other coloured parts. */
    ground: z.enum(GROUND_NAMES).default('sage'),
  }),
  /** The seller's legal details. For missing ones the pages say how to ask. */
  owner: owner.default({}),
  /**
   * Who answers for the food, by the region that it is sold in: the business under whose name it is sold, or
   * its importer. In the EU one that is established there, and in GB one of the United Kingdom. Products may
   * name another.
   */
  foodBusiness: foodBusiness.default({}),
  banner: z
    .strictObject({
      isBannerEnabled: z.boolean(),
      text: line(120),
      url: z.string().startsWith('/').optional(),
      /** The first and last day on which it is shown, if limited. */
      from: day.optional(),
      until: day.optional(),
      /** For five weeks before this day of each year, the banner names the last days to order instead. */
      deadline: z
        .strictObject({ event: line(40), day: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/) })
        .optional(),
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      message: 'no day before the one it is shown from',
    })
    .default({ isBannerEnabled: false, text: '' }),
  /** What the shop has. What is off has no page, link, feed or part of the API. */
  features: z
    .strictObject(
      Object.fromEntries(FEATURE_NAMES.map((name) => [name, z.boolean().default(FEATURES[name])])) as Record<
        FeatureName,
        z.ZodDefault<z.ZodBoolean>
      >,
    )
    .prefault({}),
  /**
   * The payment methods that the footer shows, by region. Only what the payment account offers there. A
   * region without a list shows cards.
   */
  payments: z.partialRecord(z.enum(REGION_CODES), z.array(z.enum(PAYMENT_METHOD_IDS)).min(1)).default({}),
  delivery: deliverySchema,
  invoices,
  books,
  /** Where the editor at /admin keeps the content. Without it the built site has no editor. */
  editor: z
    .strictObject({
      host: z.enum(['github', 'gitlab']).default('github'),
      repository: z
        .string()
        .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'the owner and name of the repository, as in owner/shop'),
      /** The branch that is published. The repository's default branch, if left out. */
      branch: z
        .string()
        .regex(/^[\w./-]+$/, 'the name of a branch')
        .optional(),
      /** True: a change waits as a pull request, with a preview, until somebody publishes it. */
      review: z.boolean().default(true),
    })
    .optional(),
  /** The links above the sections in the header's menu, in this order. The software's own, if left out. */
  menu: z.array(navigationLink).max(8).optional(),
  /** The columns of links at the foot of each page. The software's own, if left out. */
  footer: z
    .array(z.strictObject({ title: line(24), links: z.array(navigationLink).min(1).max(10) }))
    .max(4)
    .optional(),
  /** The regions that the shop sells in. There is no page, price or feed of the others. All, if left out. */
  regions: z.array(z.enum(REGION_CODES)).min(1).optional(),
  /** The region that visitors from elsewhere see. GO, if left out. */
  defaultRegion: z.enum(REGION_CODES).optional(),
  /** Regions that have pages but sell nothing: visitors see the default region's prices and a notice. */
  closedRegions: z.array(z.enum(REGION_CODES)).default([]),
  /**
   * Only in a demo: the day for which the content's dates were written. All dates are shifted by the days
   * since then. It is text and not a date, so that it is not shifted itself. Its `owner`, `foodBusiness` and
   * `taxNumbers` are invented, for details that the real seller does not have.
   */
  demo: z
    .strictObject({
      writtenFor: day.transform(dayOf),
      owner: owner.optional(),
      foodBusiness: foodBusiness.optional(),
      taxNumbers: taxNumbers.optional(),
    })
    .optional(),
});
/** The store's settings. A demo's invented seller fills in the details that the real one does not have. */
export const settingsSchema = settings
  .superRefine((read, { addIssue }) => {
    const all = [
      ...contrastProblems(read.brand.colours, read.brand.grounds),
      ...regionProblems(read),
      ...invoiceProblems(withDemo(read)),
      ...booksProblems(read),
    ];
    for (const { path, expected } of all) addIssue({ code: 'custom', path, message: expected });
  })
  .transform(withDemo);

function withDemo(read: z.infer<typeof settings>) {
  const { demo, invoices } = read;
  return {
    ...read,
    owner: { ...demo?.owner, ...read.owner },
    foodBusiness: { ...demo?.foodBusiness, ...read.foodBusiness },
    invoices: { ...invoices, taxNumbers: { ...demo?.taxNumbers, ...invoices.taxNumbers } },
  };
}

type RegionSettings = Pick<z.infer<typeof settings>, 'regions' | 'defaultRegion' | 'closedRegions'>;

function regionProblems({ regions = [...REGION_CODES], defaultRegion, closedRegions }: RegionSettings) {
  const open = regions.join(', ');
  const elsewhere = defaultRegion ?? (regions.includes(REST_OF_WORLD) ? REST_OF_WORLD : undefined);
  if (!elsewhere)
    return [
      {
        path: ['defaultRegion'],
        expected: `the region that visitors from elsewhere see, one of ${open}, since ${REST_OF_WORLD} is not among the regions`,
      },
    ];
  if (!regions.includes(elsewhere))
    return [{ path: ['defaultRegion'], expected: `one of the shop's regions: ${open}` }];
  return closedRegions.flatMap((code, at) => {
    if (code === elsewhere)
      return {
        path: ['closedRegions', at],
        expected: 'not the default region, where visitors of closed regions buy',
      };
    return regions.includes(code)
      ? []
      : {
          path: ['closedRegions', at],
          expected: `one of the shop's regions: ${open}; leave out others in both lists`,
        };
  });
}
export type SettingsEntry = z.infer<typeof settingsSchema>;
