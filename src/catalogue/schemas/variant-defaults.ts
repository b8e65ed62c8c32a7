import { combinations, MAX_VARIANTS, variantName, variantOf } from '#src/core/products/options.ts';

type Fields = Record<string, unknown>;
/** An option as it is written, with what all variants of one of its values have. */
type Option = { values: string[]; perValue: Fields[] };

/** What variants get from their values, besides the name. */
const FROM_VALUES = ['prices', 'weight', 'picture'] as const;

/**
 * Before validation: adds the variants that are not written where the product or their values say a price,
 * and fills in what a written format leaves out: its id and name from its values; its prices, weight and
 * picture from its values; its prices from the product. What is not made has no price. Pictures without a
 * view are called `front`, `picture-2` and so on.
 */
export function withVariantDefaults(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const { formats: listed = [], previewImages, productFormatId } = written;
  const options = optionsOf(written.options);
  const pictures = Array.isArray(previewImages) && { previewImages: previewImages.map(withView) };
  if (!Array.isArray(listed) || (!options && listed.length === 0)) return { ...written, ...pictures };
  const filled = listed.map((format: unknown) => withDefaults(format, options, written.prices));
  const derived = derivedFormats(filled, options, written.prices);
  // The first choice stays the first combination, also if only later ones are written.
  const first = derived.length > 0 && options ? firstMade([...filled, ...derived], options) : undefined;
  return {
    ...written,
    ...pictures,
    ...(first !== undefined && productFormatId === undefined && { productFormatId: first }),
    formats: [...filled, ...derived],
  };
}

function withDefaults(format: unknown, options: Option[] | undefined, prices: unknown): unknown {
  if (!isRecord(format)) return format;
  const values = Array.isArray(format.options) ? format.options.map(String) : [];
  return {
    ...(values.length > 0 && { id: idOf(values), name: variantName(values) }),
    ...(prices !== undefined && { prices }),
    ...fromValues(values, options),
    ...format,
    ...(format.availability === 'not-made' && { prices: {} }),
  };
}

/** The variants that no format has. Those without a price anywhere are left to the check. */
function derivedFormats(formats: unknown[], options: Option[] | undefined, prices: unknown): Fields[] {
  if (!options) return [];
  const count = options.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_VARIANTS) return [];
  const there = formats.filter(isRecord).map(withValues);
  return combinations(options)
    .filter((values) => !variantOf(there, values))
    .map((values) => withDefaults({ options: values }, options, prices) as Fields)
    .filter((format) => format.prices !== undefined);
}

/** Of two values that say the same, the one of the later option counts. */
function fromValues(values: string[], options: Option[] = []): Fields {
  const found = options.flatMap(({ perValue }, at) => perValue.filter(({ value }) => value === values[at]));
  return Object.fromEntries(
    found.flatMap((one) =>
      FROM_VALUES.filter((name) => one[name] !== undefined).map((name) => [name, one[name]]),
    ),
  );
}

/** What a product's options and formats say of a variant, without what the product says of all. */
export function writtenFor({ formats }: Fields, values: string[], options: Option[]): Fields {
  const there = Array.isArray(formats) ? formats.filter(isRecord) : [];
  return { ...fromValues(values, options), ...variantOf(there.map(withValues), values) };
}

/** The id of the first combination that is made. */
function firstMade(formats: unknown[], options: Option[]): unknown {
  const made = formats
    .filter(isRecord)
    .filter(({ availability }) => availability !== 'not-made')
    .map(withValues);
  for (const values of combinations(options)) {
    const found = variantOf(made, values);
    if (found) return (found as Fields).id;
  }
  return undefined;
}

/** A format with its values as texts: YAML reads `38` as a number. */
const withValues = (format: Fields) => ({
  ...format,
  options: Array.isArray(format.options) ? format.options.map(String) : [],
});

/** `M, Olive` as `m-olive`. */
const idOf = (values: string[]) =>
  values
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const withView = (picture: unknown, at: number) =>
  isRecord(picture) ? { view: at === 0 ? 'front' : `picture-${at + 1}`, ...picture } : picture;

/** The options, if they are written so that their values can be combined. */
export function optionsOf(written: unknown): Option[] | undefined {
  if (!Array.isArray(written) || written.length === 0) return undefined;
  const options = written.filter(isRecord).filter(({ values }) => Array.isArray(values));
  if (options.length < written.length) return undefined;
  return options.map(({ values, perValue }) => ({
    values: (values as unknown[]).map(String),
    perValue: Array.isArray(perValue) ? perValue.filter(isRecord) : [],
  }));
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
