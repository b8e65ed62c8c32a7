import { z } from 'zod';
import { combinations, MAX_VARIANTS, variantName, variantOf } from '#src/core/products/options.ts';
import type { FormatType, ProductOption } from '#src/core/products/types.ts';
import { line, PRICE_SOMEWHERE, pricesByRegion, slug } from './fields.ts';

/** What all variants with one value have, unless their format says otherwise. */
const perValue = z
  .strictObject({
    value: line(40),
    prices: pricesByRegion.optional(),
    /** In grams, with the packaging. */
    weight: z.number().int().min(1).max(1_000_000).optional(),
    /** The name or view of the picture that is shown when it is chosen. */
    picture: slug.optional(),
  })
  .refine((one) => Object.keys(one).length > 1, 'what is different: prices, weight or picture');

/**
 * Something that a shopper chooses, such as a size. `perValue` saves editors work; pages and the API do not
 * have it.
 */
export const option = z
  .strictObject({
    // A colon is between name and value in addresses.
    name: line(20).refine((name) => !name.includes(':'), 'a name without a colon'),
    values: z
      .array(line(40))
      .min(1, 'at least one value')
      .max(30)
      .refine((values) => new Set(values).size === values.length, 'values that differ from each other'),
    perValue: z.array(perValue).max(30).optional(),
  })
  .superRefine(({ values, perValue = [] }, context) => {
    for (const [at, { value }] of perValue.entries())
      if (!values.includes(value))
        context.addIssue({
          code: 'custom',
          path: ['perValue', at, 'value'],
          message: `one of ${values.join(', ')}`,
        });
  })
  .transform(({ name, values }): ProductOption => ({ name, values }));

type VariantEntry = {
  id: string;
  options?: string[] | undefined;
  type?: FormatType | undefined;
  picture?: string | undefined;
  prices: object;
  availability?: string | undefined;
};
type Parts = {
  options?: ProductOption[] | undefined;
  formats: readonly VariantEntry[];
  previewImages: readonly { view: string; name?: string | undefined; caption?: string | undefined }[];
};
type Issue = { path: (string | number)[]; expected: string };

/** The most formats of a product without options: they are one list of choices. */
const MAX_FORMATS = 6;

/**
 * The errors of a product's options: each combination of their values is one format,
 * with a price if it is made.
 */
export function variantIssues({ options, formats, previewImages }: Parts): Issue[] {
  const unpriced = formats.flatMap(({ prices, availability }, at) =>
    availability === 'not-made' || Object.keys(prices).length > 0
      ? []
      : [{ path: ['formats', at, 'prices'], expected: PRICE_SOMEWHERE }],
  );
  return [...unpriced, ...optionIssues({ options, formats, previewImages })];
}

function optionIssues({ options, formats, previewImages }: Parts): Issue[] {
  const views = new Set(previewImages.map(pictureName));
  const pictures = formats.flatMap(({ picture }, at) =>
    picture === undefined || views.has(picture)
      ? []
      : [
          {
            path: ['formats', at, 'picture'],
            expected: `the name or view of one of previewImages: ${list(views)}`,
          },
        ],
  );
  const own = new Set(formats.map(({ picture }) => picture));
  for (const [at, picture] of previewImages.entries())
    if (picture.caption && own.has(pictureName(picture)))
      pictures.push({
        path: ['previewImages', at, 'caption'],
        expected: 'no caption, since the picture of a format changes its place',
      });
  if (!options) return [...pictures, ...withoutOptions(formats)];
  const names = options.map(({ name }) => name);
  if (new Set(names).size < names.length)
    return [{ path: ['options'], expected: 'names that differ from each other' }];
  const wanted = combinations(options);
  if (wanted.length > MAX_VARIANTS)
    return [
      {
        path: ['options'],
        expected: `at most ${MAX_VARIANTS} combinations of values; these are ${wanted.length}`,
      },
    ];
  return [
    ...pictures,
    ...formats.flatMap((format, at) => wrongValues(format, at, { options, formats })),
    ...wanted
      .filter((values) => !variantOf(formats, values))
      .map((values) => ({
        path: ['formats'],
        expected: `a format with the options [${variantName(values)}]; if you do not make it, with availability: not-made`,
      })),
    ...(new Set(formats.map(({ type }) => type)).size > 1
      ? [{ path: ['formats'], expected: 'one type for all formats of a product with options' }]
      : []),
  ];
}

/** What a format calls a picture. */
export const pictureName = ({ name, view }: { name?: string | undefined; view: string }) => name ?? view;

function withoutOptions(formats: readonly VariantEntry[]): Issue[] {
  const at = formats.findIndex((format) => format.options);
  if (at >= 0)
    return [{ path: ['options'], expected: 'the options whose values the formats have, with their names' }];
  return formats.length > MAX_FORMATS
    ? [{ path: ['formats'], expected: `at most ${MAX_FORMATS} formats, or options whose values they have` }]
    : [];
}

/** The error of a format's values. */
function wrongValues(
  { options: values = [] }: VariantEntry,
  at: number,
  { options, formats }: { options: ProductOption[]; formats: readonly VariantEntry[] },
): Issue[] {
  const path = ['formats', at, 'options'];
  if (values.length !== options.length)
    return [{ path, expected: `a value for each of ${list(options.map(({ name }) => name))}` }];
  const unknown = values.findIndex((value, position) => !options[position]?.values.includes(value));
  const option = options[unknown];
  // An option without values is a problem of its own.
  if (option && option.values.length === 0) return [];
  if (option) return [{ path: [...path, unknown], expected: `one of ${list(new Set(option.values))}` }];
  const first = formats.findIndex(({ options: other = [] }) => variantOf([{ options: other }], values));
  return first < at
    ? [{ path, expected: `values that no other format has; formats.${first} has them, too` }]
    : [];
}

const list = (words: Iterable<string>) => [...words].join(', ') || 'there is none';
