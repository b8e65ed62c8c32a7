import { z } from 'zod';
import { SOCIAL_PLATFORMS } from '#src/core/creators.ts';
import { PALETTE } from '#src/core/products/types.ts';
import { aliases, day, httpsUrl, line, photograph, slug } from './fields.ts';
import { publishing } from './publishing.ts';

export const creatorSchema = z.strictObject({
  ...publishing,
  aliases,
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
    .max(5)
    .default([]),
  posts: z
    .array(
      z.strictObject({ platform: z.enum(SOCIAL_PLATFORMS), url: httpsUrl, text: line(220), postedAt: day }),
    )
    .max(6)
    .default([]),
  photograph: photograph.optional(),
  /** The foods around the rim of the drawn plate. Without it the plate is empty. */
  art: z.strictObject({ foods: z.array(slug).min(3).max(5) }).optional(),
});
export type CreatorEntry = z.infer<typeof creatorSchema>;
