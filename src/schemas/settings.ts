import { z } from 'zod';
import { REGION_CODES } from '../features/regions/regions.ts';
import { httpsUrl, line, slug } from './fields.ts';

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
export type SettingsEntry = z.infer<typeof settingsSchema>;
