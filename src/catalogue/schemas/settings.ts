import { z } from 'zod';
import { PAYMENT_METHOD_IDS } from '#src/core/checkout/payment-methods.ts';
import { dayOf } from '#src/core/dates.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { deliverySchema } from './delivery.ts';
import { day, httpsUrl, line, slug } from './fields.ts';

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

const settings = z.strictObject({
  brand: z.strictObject({
    name: line(40),
    slug,
    email: z.email(),
    strapline: line(120),
    socials: z.partialRecord(z.enum(['facebook', 'instagram', 'tiktok', 'twitter']), httpsUrl).default({}),
  }),
  /** The seller's legal details. For missing ones the pages say how to ask. */
  owner: owner.default({}),
  banner: z
    .strictObject({
      isBannerEnabled: z.boolean(),
      text: line(120),
      url: z.string().startsWith('/').optional(),
      /** The first and last day on which it is shown, if limited. */
      from: day.optional(),
      until: day.optional(),
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      message: 'no day before the one it is shown from',
    })
    .default({ isBannerEnabled: false, text: '' }),
  /** Whether the newsletter sign-up form is shown. Another service sends the newsletter. */
  newsletter: z.boolean().default(false),
  /**
   * The payment methods that the footer shows, by region. Only what the payment account offers there. A region
   * without a list shows cards.
   */
  payments: z.partialRecord(z.enum(REGION_CODES), z.array(z.enum(PAYMENT_METHOD_IDS)).min(1)).default({}),
  delivery: deliverySchema,
  closedRegions: z.array(z.enum(REGION_CODES)).default([]),
  /**
   * Only in a demo: the day for which the content's dates were written. All dates are shifted by the days
   * since then. It is text and not a date, so that it is not shifted itself. Its `owner` is an invented
   * seller for details that the real one does not have.
   */
  demo: z.strictObject({ writtenFor: day.transform(dayOf), owner: owner.optional() }).optional(),
});
/** The store's settings. A demo's invented seller fills in the details that the real one does not have. */
export const settingsSchema = settings.transform((read) => ({
  ...read,
  owner: { ...read.demo?.owner, ...read.owner },
}));
export type SettingsEntry = z.infer<typeof settingsSchema>;
