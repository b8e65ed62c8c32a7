import { z } from 'zod';
import { CURRENCY_CODES } from '#src/core/currencies.ts';
import { SHARE_KINDS } from '#src/core/payouts/share.ts';
import { creatorId, day, slug } from './fields.ts';

/** A share that differs from the terms, in whole percent: of a kind of sale, or of one product. */
const ownShare = z
  .strictObject({
    kind: z.enum(SHARE_KINDS, { error: `one of the kinds: ${SHARE_KINDS.join(', ')}` }).optional(),
    product: slug.optional(),
    creator: z.number().int().min(0).max(100),
  })
  .refine(({ kind, product }) => (kind === undefined) !== (product === undefined), {
    path: ['kind'],
    message: 'either a kind or a product',
  });

/** What was agreed with a creator, from days on. Sales before the first day follow the terms. */
export const contractSchema = z.strictObject({
  creator: creatorId,
  /** Their payout code, whose earnings they see. */
  code: slug.optional(),
  agreed: z
    .array(
      z.strictObject({
        from: day,
        /** The currency in which they are paid. */
        currency: z.enum(CURRENCY_CODES),
        shares: z
          .array(ownShare)
          .max(50)
          .refine(
            (shares) =>
              new Set(shares.map(({ kind, product }) => kind ?? `product ${product}`)).size === shares.length,
            'one share for each kind and product',
          )
          .default([]),
      }),
    )
    .min(1)
    .max(50)
    .refine(
      (agreed) => agreed.every(({ from }, at) => at === 0 || from > (agreed[at - 1]?.from ?? from)),
      'days in ascending order',
    ),
});
export type ContractEntry = z.infer<typeof contractSchema>;
