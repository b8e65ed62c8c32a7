import { combinations, MAX_VARIANTS, variantName, variantOf } from '#src/core/products/options.ts';
import type { FormatType, ProductOption } from '#src/core/products/types.ts';

import { PRICE_SOMEWHERE } from './fields.ts';

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
 * Before validation: gives a format its name from its values, and its prices from the product, where it has
 * none of its own. What is not made has no price.
 */
export function withVariantDefaults(written: unknown): unknown {
  if (!isRecord(written) || !Array.isArray(written.formats)) return written;
  const { prices } = written;
  const formats = written.formats.map((format: unknown) => {
    if (!isRecord(format)) return format;
    const values = Array.isArray(format.options) ? format.options : [];
    return {
      ...(values.length > 0 && { name: variantName(values.map(String)) }),
      ...(prices !== undefined && { prices }),
      ...format,
      ...(format.availability === 'not-made' && { prices: {} }),
    };
  });
  return { ...written, formats };
}

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
