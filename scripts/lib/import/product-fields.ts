import { FOOD_LAW_REGIONS } from '#src/core/food/food-facts.ts';
import { isEdible } from '#src/core/products/goods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { cleanText, shortened } from './clean-text.ts';
import { type Findings, noFindings } from './findings.ts';
import { type FormatContext, formatsOf } from './formats.ts';
import { type Mapping, placesOf } from './mapping.ts';
import type { FoundPicture } from './pictures.ts';
import type { ProductFields } from './product-file.ts';
import { safeMarkdown } from './safe-markdown.ts';
import type { ShopContent } from './shop-content.ts';
import type { SourceProduct } from './source-product.ts';

type Context = Omit<FormatContext, 'reductions' | 'viewOf'> & {
  mapping: Mapping;
  shop: ShopContent;
  /** The pictures that are written, in their order. */
  pictures: readonly FoundPicture[];
};

const MAX_NAME_LENGTH = 60;
const MAX_SUMMARY_LENGTH = 180;
const MAX_ALT_LENGTH = 180;
const MAX_CATEGORIES = 4;

/** The front matter and the text of a product's file. What the export does not know makes it a draft. */
export function productFields(
  product: SourceProduct,
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
  if (name.length > MAX_NAME_LENGTH)
    missing.push(`a name of at most ${MAX_NAME_LENGTH} characters, not “${name}”`);
  const { text, first, leftOut } = safeMarkdown(product.html, (path) =>
    isPage(path, context.mapping, context.shop),
  );
  findings.leftOut.push(...leftOut);
  const views = viewsOf(context.pictures, product, clean, findings);
  if (product.variants.some(({ isPosted }) => !isPosted))
    missing.push('type: Digital File and files, since it is not posted');
  const regions = Object.keys(product.variants[0]?.prices ?? {}) as RegionCode[];
  const summary = shortened(clean(product.summary || first), MAX_SUMMARY_LENGTH);
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
    name: shortened(name, MAX_NAME_LENGTH),
    ...placed,
    summary: summary || shortened(name, MAX_SUMMARY_LENGTH),
    // A draft gets `addedAt` when it is published.
    addedAt: !before || (before.isDraft && !isDraft) ? today : before.addedAt,
    ...(options && { options, prices }),
    formats,
    ...(views.length > 0 && { previewImages: views.map(({ view, src, alt }) => ({ view, src, alt })) }),
  };
  return { fields, body: clean(text), findings };
}

/**
 * Paths of the other shop that are pages here: published products keep theirs,
 * and the mapping knows collections.
 */
function isPage(path: string, { collections }: Mapping, { products }: ShopContent): boolean {
  const [, kind, handle = ''] = /^\/(collections|products)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'collections') return collections[handle] !== undefined;
  return kind === 'products' ? products.has(handle) : path === paths.products;
}

function cleanValues({ variants }: SourceProduct, clean: (text: string) => string) {
  return variants.map((variant) => ({ ...variant, values: variant.values.map(clean) }));
}

function placedFields(
  product: SourceProduct,
  { mapping, shop }: Context,
  regions: readonly RegionCode[],
  missing: string[],
) {
  const places = placesOf(mapping, product);
  const first = places[0];
  const own = [...new Set(places.map(({ category }) => category))].slice(0, MAX_CATEGORIES);
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
  { vendor }: SourceProduct,
  { creator, creators }: Mapping,
  { creators: here }: ShopContent,
  missing: string[],
) {
  if (!here) return {};
  const known = creators[vendor] ?? here.get(vendor.toLowerCase()) ?? creator;
  if (known) return { creator: known };
  const [only = '', ...others] = here.values();
  if (others.length > 0) missing.push('creator');
  return { creator: only };
}

/**
 * The pictures by the names that formats call them. One without a description has the product's name for now.
 */
function viewsOf(
  pictures: readonly FoundPicture[],
  { name }: SourceProduct,
  clean: (text: string) => string,
  { missing }: Findings,
) {
  const without = pictures.filter(({ alt }) => !alt).length;
  if (without > 0) missing.push(without === 1 ? 'the alt of a picture' : `the alt of ${without} pictures`);
  return pictures.map(({ address, src, alt }, at) => ({
    address,
    view: at === 0 ? 'front' : `view-${at + 1}`,
    src,
    alt: shortened(clean(alt || name), MAX_ALT_LENGTH),
  }));
}
