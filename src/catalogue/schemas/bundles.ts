import { z } from 'zod';
import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { slug } from './fields.ts';

/** The most parts of a bundle: each is a row for the packer, and a lock when its stock is counted. */
const MAX_PARTS = 20;

/** The parts of a bundle. Whether they can be parts is checked across files (check-bundles.ts). */
export const contains = z
  .array(
    z.strictObject({
      product: slug,
      format: slug,
      quantity: z
        .number()
        .int()
        .min(1, 'a number of pieces, 1 or more')
        .max(MAX_QUANTITY, `at most ${MAX_QUANTITY} pieces`)
        .default(1),
    }),
  )
  .min(1, 'at least one part, as in { product: halo, format: beans-250, quantity: 2 }')
  .max(MAX_PARTS, `at most ${MAX_PARTS} parts`);

type Parts = z.infer<typeof contains>;
type Issue = { path: (string | number)[]; expected: string };
type Bundle = {
  type: string;
  formats: readonly {
    type?: string | undefined;
    stock?: object | undefined;
    contains?: Parts | undefined;
  }[];
};

/** The errors of a product's bundles that its own file shows. */
export function bundleIssues({ type, formats }: Bundle): Issue[] {
  return formats.flatMap((format, at) => {
    const { contains: parts } = format;
    if (!parts) return [];
    const issue = (field: (string | number)[], expected: string): Issue => ({
      path: ['formats', at, ...field],
      expected,
    });
    const isRepeated = (one: Parts[number], index: number) =>
      parts.findIndex((other) => other.product === one.product && other.format === one.format) < index;
    const doubled = parts.findIndex(isRepeated);
    return [
      ...(format.stock
        ? [issue(['stock'], 'nothing here, since a bundle has the stock of its parts; count those')]
        : []),
      ...(format.type
        ? [issue(['type'], 'nothing here, since a bundle is packed from the shelf and posted')]
        : []),
      ...(type === 'funding'
        ? [issue(['contains'], 'nothing here, since a funded product is no bundle')]
        : []),
      ...(doubled >= 0
        ? [issue(['contains', doubled], 'each part once; write how many as its quantity')]
        : []),
    ];
  });
}
