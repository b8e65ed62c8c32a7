import { z } from 'zod';

/** Redirects of addresses that no entry's `aliases` cover, such as those of an earlier shop. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        /** The old path, without a query. */
        from: z.string().regex(/^\/(?!\/)[^\s?#]+$/, 'the old path, such as /shop/pans, without ? and #'),
        /** A page of this site, or an address elsewhere. */
        to: z
          .string()
          .regex(
            /^(\/(?!\/)|https:\/\/[^\s/]+)\S*$/,
            'a path of this site, such as /kitchen, or an https address',
          ),
      }),
    )
    .min(1),
});
