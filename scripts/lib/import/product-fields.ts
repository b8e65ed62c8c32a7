import { FOOD_LAW_REGIONS } from '#src/core/food/food-facts.ts';
import { isEdible } from '#src/core/products/goods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { cleanText, shortened } from './clean-text.ts';
import { type Findings, noFindings } from './findings.ts';
import type { ForeignProduct } from './foreign-product.ts';
import { type FormatContext, formatsOf } from './formats.ts';
import { type Mapping, placesOf } from './mapping.ts';
import type { FoundPicture } from './pictures.ts';
import { safeMarkdown } from './safe-markdown.ts';
import type { ShopHere } from './shop-here.ts';

export type ProductFields = Readonly<Record<string, unknown>>;
type Context = Omit<FormatContext, 'reductions' | 'viewOf'> & {
  mapping: Mapping;
  shop: ShopHere;
  /** The pictures that are written, in their order. */
  pictures: readonly FoundPicture[];
};

const LONGEST_NAME = 60;
const LONGEST_SUMMARY = 180;
const LONGEST_ALT = 180;
const MOST_CATEGORIES = 4;

/** The front matter and the text of a product's file. What the export does not know makes it a draft. */
export function productFields(
  product: ForeignProduct,
  context: Context,
): { fields: ProductFields; body: string; findings: Findings } {
  const findings = noFindings();
  const { missing, problems } = findings;
  problems.push(...product.problems);
  if (product.isGiftCard)
    problems.push({
      line: product.line,
      text: 'is a gift card: write it by hand, as docs/your-own-shop.md says',
    });
  const clean = (text: string) => {
    const { text: kept, foreign } = cleanText(text);
    if (foreign.length > 0)
      problems.push({
        line: product.line,
        text: `has letters that the typefaces lack: ${foreign.join(' ')}`,
      });
    return kept;
  };
  const name = clean(product.name);
  if (name.length > LONGEST_NAME) missing.push(`a name of at most ${LONGEST_NAME} characters, not “${name}”`);
  const { text, first, leftOut } = safeMarkdown(product.html, (path) =>
    isPage(path, context.mapping, context.shop),
  );
  findings.leftOut.push(...leftOut);
  const views = viewsOf(context.pictures, product, clean, findings);
  if (product.variants.some(({ isPosted }) => !isPosted))
    missing.push('type: Digital File and files, since it is not posted');
  const regions = Object.keys(product.variants[0]?.prices ?? {}) as RegionCode[];
  const summary = shortened(clean(product.summary || first), LONGEST_SUMMARY);
  if (!summary) missing.push('a summary');
  const placed = placedFields(product, context, regions, missing);
  const { formats, options, prices } = formatsOf(
    { ...product, options: product.options.map(clean), variants: cleanValues(product, clean) },
    {
      ...context,
      reductions: context.mapping.reductions,
      viewOf: (address) => views.find((view) => view.address === address)?.view,
    },
    findings,
  );
  const isDraft = missing.length > 0 || !product.isPublished;
  const { before, today } = context;
  const fields = {
    ...(isDraft && { draft: true }),
    name: shortened(name, LONGEST_NAME),
    ...placed,
    summary: summary || shortened(name, LONGEST_SUMMARY),
    // A draft is added on the day on which it is one no longer.
    addedAt: !before || (before.isDraft && !isDraft) ? today : before.addedAt,
    ...(options && { options, prices }),
    formats,
    ...(views.length > 0 && { previewImages: views.map(({ view, src, alt }) => ({ view, src, alt })) }),
  };
  return { fields, body: clean(text), findings };
}

/** Paths of the other shop that are pages here: published products keep theirs, and the mapping knows collections. */
function isPage(path: string, { collections }: Mapping, { products }: ShopHere): boolean {
  const [, kind, handle = ''] = /^\/(collections|products)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'collections') return collections[handle] !== undefined;
  return kind === 'products' ? products.has(handle) : path === paths.products;
}

function cleanValues({ variants }: ForeignProduct, clean: (text: string) => string) {
  return variants.map((variant) => ({ ...variant, values: variant.values.map(clean) }));
}

function placedFields(
  product: ForeignProduct,
  { mapping, shop }: Context,
  regions: readonly RegionCode[],
  missing: string[],
) {
  const places = placesOf(mapping, product);
  const first = places[0];
  const own = [...new Set(places.map(({ category }) => category))].slice(0, MOST_CATEGORIES);
  const categories = own.length > 0 ? own : mapping.category ? [mapping.category] : [];
  if (categories.length === 0) missing.push('categories');
  const goods = places.find((place) => place.goods)?.goods ?? mapping.goods;
  if (!goods) missing.push('goods');
  const isFood = goods && isEdible(goods) && regions.some((region) => FOOD_LAW_REGIONS.includes(region));
  if (isFood) missing.push(`goods: ${goods}, with net and food (ingredients, nutrition)`);
  return {
    ...creatorField(product, mapping, shop, missing),
    goods: isFood || !goods ? 'other' : goods,
    ...(first?.noun && { noun: first.noun }),
    categories: categories.length > 0 ? categories : shop.categories.slice(0, 1),
    ...(first?.taxKind && { taxKind: first.taxKind }),
  };
}

function creatorField(
  { vendor }: ForeignProduct,
  { creator, creators }: Mapping,
  { creators: here }: ShopHere,
  missing: string[],
) {
  if (!here) return {};
  const known = creators[vendor] ?? here.get(vendor.toLowerCase()) ?? creator;
  if (known) return { creator: known };
  const [only = '', ...others] = here.values();
  if (others.length > 0) missing.push('creator');
  return { creator: only };
}

/** The pictures by the names that formats call them. One without a description has the product's name for now. */
function viewsOf(
  pictures: readonly FoundPicture[],
  { name }: ForeignProduct,
  clean: (text: string) => string,
  { missing }: Findings,
) {
  const without = pictures.filter(({ alt }) => !alt).length;
  if (without > 0) missing.push(without === 1 ? 'the alt of a picture' : `the alt of ${without} pictures`);
  return pictures.map(({ address, src, alt }, at) => ({
    address,
    view: at === 0 ? 'front' : `view-${at + 1}`,
    src,
    alt: shortened(clean(alt || name), LONGEST_ALT),
  }));
}
