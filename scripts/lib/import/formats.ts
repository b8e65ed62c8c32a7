import { dayOf } from '#src/core/dates.ts';
import { isGtin } from '#src/core/products/gtin.ts';
import { combinations, MAX_VARIANTS } from '#src/core/products/options.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { nth } from '#src/lib/nth.ts';
import { idOf } from './clean-text.ts';
import {
  type HistoryFields,
  historyAfter,
  type Prices,
  type ProductBefore,
  type StockField,
} from './earlier-prices.ts';
import type { Findings } from './findings.ts';
import type { Mapping } from './mapping.ts';
import { readPrice } from './read-price.ts';
import type { LineText, SourceProduct, SourceVariant } from './source-product.ts';

type FormatFields = HistoryFields & {
  id: string;
  name?: string;
  options?: readonly string[];
  sku?: string;
  barcode?: string;
  weight?: number;
  picture?: string;
  availability?: 'not-made';
  prices?: Prices;
  net?: SourceVariant['net'];
  stock?: StockField;
};
type OptionsAndFormats = {
  options?: { name: string; values: string[] }[];
  prices?: Prices;
  formats: FormatFields[];
};

export type FormatContext = {
  reductions: Mapping['reductions'];
  /** The product that has an SKU. */
  ownerOf: (sku: string) => string | undefined;
  /** What a picture of the product is called here. Undefined when it is not written. */
  viewOf: (address: string) => string | undefined;
  /** Its file, if there is one. */
  before: ProductBefore | undefined;
  /** The day of the import. */
  today: string;
};

/** What the formats so far have. */
type Taken = { ids: Set<string>; skus: Map<string, string> };
/** The prices of a variant by region, and those that were higher before. */
type VariantPrices = { prices: Prices; compared: Prices };

const NAME_OF_ONE = 'Standard';
const SKU = /^[\x21-\x7e]{1,40}$/;
const HEAVIEST = 1_000_000;

/**
 * Options and formats of a product: a format for each variant, and one that is not made for each combination
 * of values that the other shop does not have. Comes after all other fields, since a draft has no price
 * history.
 */
export function formatsOf(
  product: SourceProduct,
  context: FormatContext,
  findings: Findings,
): OptionsAndFormats {
  const { options: names, variants, line } = product;
  const { problems } = findings;
  const problem = (text: string) => problems.push({ line, text });
  if (variants.length === 0) problem('has no variant with a price');
  if (names.length === 0 && variants.length > 1) problem('has several variants, and no names of options');
  if (variants.length > MAX_VARIANTS)
    problem(
      `has ${variants.length} variants, and at most ${MAX_VARIANTS} are possible: split it into several products`,
    );
  problems.push(...repeatedVariants(product));
  if (problems.length > 0) return { formats: [] };
  const taken: Taken = { ids: new Set(), skus: new Map() };
  const found = variants.map((variant) => ({ variant, ...pricesOf(variant, findings) }));
  const isDraft = findings.missing.length > 0 || !product.isPublished;
  const inShop = isDraft ? { ...context, before: context.before && { ...context.before, isDraft } } : context;
  const formats = found.map((one) => formatOf(one, names.length > 0, taken, inShop, findings));
  const isCompared = found.some(({ compared }) => Object.keys(compared).length > 0);
  if (isCompared && !context.reductions && formats.every(({ earlierPrices }) => !earlierPrices))
    findings.leftOut.push('the compare-at price: name its days under reductions in the mapping file');
  if (names.length === 0) return { formats };
  const options = names.map((name, at) => ({
    name,
    values: [...new Set(variants.map(({ values }) => values[at] ?? ''))],
  }));
  const common = commonPrices(formats);
  const own = formats.map(({ prices, ...format }) =>
    JSON.stringify(prices) === JSON.stringify(common) ? format : withPrices(format, prices),
  );
  return { options, prices: common, formats: [...own, ...notMade(options, formats, taken.ids)] };
}

/** Variants with the values of an earlier one. */
function repeatedVariants({ options, variants }: SourceProduct): LineText[] {
  if (options.length === 0) return [];
  const lines = new Map<string, number>();
  return variants.flatMap(({ values, line }) => {
    const key = JSON.stringify(values);
    const before = lines.get(key);
    lines.set(key, before ?? line);
    return before === undefined
      ? []
      : { line, text: `has the variant ${values.join(', ')} again, which line ${before} has` };
  });
}

function formatOf(
  { variant, prices, compared }: VariantPrices & { variant: SourceVariant },
  hasOptions: boolean,
  taken: Taken,
  context: FormatContext,
  findings: Findings,
): FormatFields {
  const id = freeId(hasOptions ? idOf(variant.values.join(' ')) || 'variant' : 'standard', taken.ids);
  const { sku } = variant;
  const owner = taken.skus.get(sku) ?? context.ownerOf(sku);
  if (sku && !owner) taken.skus.set(sku, id);
  const { reductions, before, today } = context;
  const reduced = reductions &&
    Object.keys(compared).length > 0 && {
      pricesSince: dayOf(reductions.until),
      earlierPrices: [{ since: dayOf(reductions.since), prices: { ...prices, ...compared } }],
    };
  const stock = before?.formats.get(id)?.stock;
  const picture = variant.picture ? context.viewOf(variant.picture) : undefined;
  return {
    id,
    ...(hasOptions ? { options: variant.values } : { name: NAME_OF_ONE }),
    ...codesOf(variant, owner, findings),
    ...weightOf(variant, findings),
    ...(hasOptions && picture && { picture }),
    prices,
    ...historyAfter(id, prices, reduced || undefined, before, today),
    ...(variant.net && { net: variant.net }),
    ...(variant.stock !== undefined && { stock: stockOf(variant.stock, stock, today) }),
  };
}

/** The same count again is the same count: what was sold since its day stays sold. */
function stockOf(count: number, before: StockField | undefined, today: string): StockField {
  return before?.count === count ? { count, countedAt: before.countedAt } : { count, countedAt: today };
}

function pricesOf({ prices, line }: SourceVariant, findings: Findings): VariantPrices {
  const read: Prices = {};
  const compared: Prices = {};
  for (const [code, { price, compareAt }] of Object.entries(prices)) {
    const region = code as RegionCode;
    if (!price) continue;
    const now = readPrice(price, regionOf(region).currency);
    if ('problem' in now) {
      findings.problems.push({ line, text: `price for ${region}: ${now.problem}` });
      continue;
    }
    read[region] = now.amount;
    if (now.amount === 0 && !findings.missing.includes('a price')) findings.missing.push('a price');
    const before = compareAt ? readPrice(compareAt, regionOf(region).currency) : undefined;
    if (before && 'problem' in before)
      findings.leftOut.push(`the compare-at price for ${region} on line ${line}: ${before.problem}`);
    else if (before && before.amount > now.amount) compared[region] = before.amount;
  }
  if (Object.keys(read).length === 0 && findings.problems.every((other) => other.line !== line))
    findings.problems.push({ line, text: 'has no price' });
  return { prices: read, compared };
}

/** `owner` is the product or format that has the SKU already. */
function codesOf({ sku, barcode, line }: SourceVariant, owner: string | undefined, { leftOut }: Findings) {
  if (sku && !SKU.test(sku))
    leftOut.push(`the SKU “${sku}” on line ${line}: up to 40 letters, digits and signs without spaces`);
  else if (sku && owner) leftOut.push(`the SKU “${sku}” on line ${line}, which ${owner} has`);
  if (barcode && !isGtin(barcode))
    leftOut.push(`the barcode “${barcode}” on line ${line}: 8, 12, 13 or 14 digits with a right check digit`);
  return {
    ...(sku && SKU.test(sku) && !owner && { sku }),
    ...(isGtin(barcode) && { barcode }),
  };
}

function weightOf({ weight, line }: SourceVariant, { leftOut }: Findings) {
  const grams = Math.round(Number(weight));
  if (weight === '' || grams === 0) return {};
  if (grams >= 1 && grams <= HEAVIEST) return { weight: grams };
  leftOut.push(`the weight “${weight}” on line ${line}: grams, at most ${HEAVIEST}`);
  return {};
}

/** The prices that most formats have. */
function commonPrices(formats: readonly FormatFields[]): Prices {
  const groups = Object.values(Object.groupBy(formats, ({ prices }) => JSON.stringify(prices)));
  const largest = groups.reduce((one, other) => ((other?.length ?? 0) > (one?.length ?? 0) ? other : one));
  return nth(largest ?? [], 0).prices ?? {};
}

/** Prices come after what a format is. */
function withPrices(
  { pricesSince, earlierPrices, net, stock, ...format }: FormatFields,
  prices: Prices | undefined,
): FormatFields {
  return {
    ...format,
    ...(prices && { prices }),
    ...(pricesSince && { pricesSince }),
    ...(earlierPrices && { earlierPrices }),
    ...(net && { net }),
    ...(stock && { stock }),
  };
}

function notMade(
  options: { name: string; values: string[] }[],
  formats: readonly FormatFields[],
  taken: Set<string>,
): FormatFields[] {
  const count = options.reduce((product, { values }) => product * values.length, 1);
  // Too many for a product. Its schema says so.
  if (count > MAX_VARIANTS) return [];
  const made = new Set(formats.map(({ options: values }) => JSON.stringify(values)));
  return combinations(options)
    .filter((values) => !made.has(JSON.stringify(values)))
    .map((values) => ({
      id: freeId(idOf(values.join(' ')) || 'variant', taken),
      options: values,
      availability: 'not-made' as const,
    }));
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted.slice(0, 60)}-${count}`;
  taken.add(id);
  return id;
}
