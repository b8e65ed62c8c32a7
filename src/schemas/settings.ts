import { z } from 'zod';
import { REGION_CODES } from '../core/regions/regions.ts';
import { dayOf } from '../lib/clock.ts';
import { day, httpsUrl, line, slug } from './fields.ts';

const owner = z.strictObject({
  legalName: line(120).optional(),
  /** For example `registered in England and Wales, no. 01234567`. */
  registration: line(160).optional(),
  taxNumber: line(40).optional(),
  address: z.array(line(80)).min(1).max(8).optional(),
  phone: line(30).optional(),
  /** The person for questions of data protection, where there is one. */
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
  /** Who sells here, as the law asks for it. What is left out is not made up: the pages then say how to ask. */
  owner: owner.default({}),
  banner: z
    .strictObject({
      isBannerEnabled: z.boolean(),
      text: line(120),
      url: z.string().startsWith('/').optional(),
      /** The first and the last day on which it is shown, where it has them. */
      from: day.optional(),
      until: day.optional(),
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      message: 'no day before the one it is shown from',
    })
    .default({ isBannerEnabled: false, text: '' }),
  /** Whether shoppers may ask for news by the newsletter's own form. Sending it is another service's work. */
  newsletter: z.boolean().default(false),
  closedRegions: z.array(z.enum(REGION_CODES)).default([]),
  /**
   * Only in a demonstration: the day that the dates of the content were written for. All of them then move along, so that
   * the shop is as fresh on any day. Text and not a date, since this day itself never moves. Its `owner` is a made-up seller, shown
   * where the true one says nothing: it goes when the demonstration does.
   */
  demo: z.strictObject({ writtenFor: day.transform(dayOf), owner: owner.optional() }).optional(),
});
/** The store's settings. A demonstration's made-up seller stands in for what the true one does not say. */
export const settingsSchema = settings.transform((read) => ({
  ...read,
  owner: { ...read.demo?.owner, ...read.owner },
}));
export type SettingsEntry = z.infer<typeof settingsSchema>;
