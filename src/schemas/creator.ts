import { z } from 'zod';
import { day, httpsUrl, line, PALETTE, slug } from './fields.ts';

export const SOCIAL_PLATFORMS = ['twitter', 'instagram', 'facebook', 'tiktok', 'youtube'] as const;

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
export type CreatorEntry = z.infer<typeof creatorSchema>;
