import type { Format, ProductOption } from './types.ts';

type Variant = Pick<Format, 'options'>;

/** The most formats of a product with options. */
export const MAX_VARIANTS = 100;
export const MAX_OPTIONS = 3;

/** The form field of an option, by its position. */
export const optionField = (position: number) => `option.${position + 1}`;

/** The format with these values, one for each option. Undefined when there is none. */
export function variantOf<T extends Variant>(
  formats: readonly T[],
  values: readonly (string | undefined)[],
): T | undefined {
  return formats.find(({ options = [] }) => isSame(options, values));
}

/**
 * The format that a form's fields choose: by its values of the options, or by `productFormatId`. `field`
 * reads a field by its name.
 */
export function chosenFormat<T extends Variant & { _id: string }>(
  formats: readonly T[],
  options: readonly ProductOption[] | undefined,
  field: (name: string) => string | undefined,
): T | undefined {
  if (!options) return formats.find(({ _id }) => _id === field('productFormatId'));
  return variantOf(
    formats,
    options.map((_, at) => field(optionField(at))),
  );
}

/**
 * True when some format has `value` for the option at `position`,
 * and the chosen values for all other options.
 */
export function isOffered(
  formats: readonly Variant[],
  chosen: readonly (string | undefined)[],
  position: number,
  value: string,
): boolean {
  return variantOf(formats, chosen.with(position, value)) !== undefined;
}

/** All combinations of the options' values, in the order of the options. */
export function combinations(options: readonly Pick<ProductOption, 'values'>[]): string[][] {
  return options.reduce<string[][]>(
    (all, { values }) => all.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
}

/**
 * The position of the only option that decides the price. Undefined when all prices are equal, or when
 * several options decide it together.
 */
export function pricedBy(formats: readonly (Variant & { amount: number })[]): number | undefined {
  const isOne = (amounts: readonly number[]) => new Set(amounts).size <= 1;
  if (isOne(formats.map(({ amount }) => amount))) return undefined;
  const positions = formats[0]?.options?.keys() ?? [];
  return [...positions].find((position) => {
    const groups = Object.groupBy(formats, ({ options }) => options?.[position] ?? '');
    return Object.values(groups).every((group = []) => isOne(group.map(({ amount }) => amount)));
  });
}

/** The name of a format with these values: `M, Olive`. */
export const variantName = (values: readonly string[]) => values.join(', ');

function isSame(one: readonly string[], other: readonly (string | undefined)[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

const KINDS: Readonly<Record<string, 'size' | 'color' | 'material' | 'pattern'>> = {
  size: 'size',
  colour: 'color',
  color: 'color',
  material: 'material',
  pattern: 'pattern',
};

/**
 * The property of an option by its name, as Google's feeds and schema.org's `variesBy` call it. Undefined for
 * others, such as a grind.
 */
export function optionKind(name: string) {
  return KINDS[name.toLowerCase()];
}
