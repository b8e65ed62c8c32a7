import { dayOf } from '#src/core/dates.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import { taxKindOf } from '#src/core/products/tax-kind.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { buildNow } from '#src/lib/clock.ts';
import { suggestion } from '#src/lib/closest.ts';
import { commonMethods } from '../products/bundle.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content, ContentOf } from './read-content.ts';

type Product = ContentOf<'products'>;
type Format = Product['data']['formats'][number];
type Found = { product: Product; format: Format; field: string };

/** Bundles with parts that are not there or cannot be parts, and bundles that their parts do not allow. */
export function bundleProblems(content: Content): ContentProblem[] {
  const byId = new Map(content.products.map((product) => [product.id, product]));
  return content.products.flatMap((bundle) => {
    const parts: Found[] = [];
    const problems = bundle.data.formats.flatMap((format, at) =>
      (format.contains ?? []).flatMap((part, index) => {
        const field = `formats.${at}.contains.${index}`;
        const found = findPart(part, { bundle, byId, field });
        if (!isFound(found)) return { file: bundle.file, ...found };
        parts.push(found);
        const expected = unfit(found, bundle);
        return [
          ...(expected ? [{ file: bundle.file, field, expected }] : []),
          ...notSoldHere(found, format).map((region) => ({
            file: bundle.file,
            field: `formats.${at}.prices.${region}`,
            expected: `no price there, since ${nameOf(found)} is not sold in ${region}`,
          })),
        ];
      }),
    );
    const whole = problems.length > 0 || parts.length === 0 ? [] : asAWhole(bundle, parts, content);
    return [...problems, ...whole.map((problem) => ({ file: bundle.file, ...problem }))];
  });
}

type Named = { product: string; format: string };
type Wrong = Pick<ContentProblem, 'field' | 'expected'>;
type Place = { bundle: Product; byId: ReadonlyMap<string, Product>; field: string };

function findPart({ product: id, format: formatId }: Named, { bundle, byId, field }: Place): Found | Wrong {
  const others = [...byId.keys()].filter((other) => other !== bundle.id);
  const product = id === bundle.id ? undefined : byId.get(id);
  if (!product)
    return {
      field: `${field}.product`,
      expected:
        id === bundle.id
          ? 'another product than the bundle itself'
          : `the id of a product; there is none called “${id}”.${suggestion(id, others)}`,
    };
  const formats = product.data.formats.map((one) => one.id);
  const format = product.data.formats.find((one) => one.id === formatId);
  if (!format)
    return {
      field: `${field}.format`,
      expected: `a format of ${id}: ${formats.join(', ')}.${suggestion(formatId, formats)}`,
    };
  return { product, format, field };
}

const isFound = (part: Found | Wrong): part is Found => 'product' in part;

/** Why a format cannot be a part of this bundle: what is expected instead. */
function unfit({ product, format }: Found, bundle: Product): string | undefined {
  const { data } = product;
  if (format.contains) return 'a format that is no bundle itself; write the parts of that one';
  if (!isShipped(format) || format.type)
    return 'a format that is posted from the shelf: no file, gift card or print on demand';
  if (data.type === 'funding') return 'a product that can be bought now; this one is being funded';
  if (data.customization?.isRequired && (data.customization.formats?.includes(format.id) ?? true))
    return 'a format that needs no text of the buyer';
  if (data.kind === 'test' && bundle.data.kind !== 'test') return 'a product that is no test';
  return isReleasedLater(product, bundle)
    ? `a product that is released by then; or for the bundle type: pre-order and releasedAt: ${dayOf(data.releasedAt ?? buildNow())} or later`
    : undefined;
}

/** True for a part that is not released yet, and not on the day of the bundle either. */
function isReleasedLater({ data: part }: Product, { data: bundle }: Product): boolean {
  if (part.type !== 'pre-order' || !part.releasedAt) return false;
  const day = dayOf(part.releasedAt);
  if (day <= dayOf(buildNow())) return false;
  return bundle.type !== 'pre-order' || !bundle.releasedAt || dayOf(bundle.releasedAt) < day;
}

function notSoldHere({ format }: Found, bundle: Format) {
  return OPEN_REGIONS.filter(
    (region) => bundle.prices[region] !== undefined && format.prices[region] === undefined,
  );
}

/** What all parts together do not allow: taxes that differ, and no way to post them together. */
function asAWhole({ data }: Product, parts: readonly Found[], content: Content) {
  const kinds = new Set(
    parts.map(({ product }) => taxKindOf(product.data.goods, true, product.data.taxKind)),
  );
  const methods = commonMethods([
    data.shippingMethods,
    ...parts.map(({ product }) => product.data.shippingMethods),
  ]);
  const active = content['shipping-methods'].filter(
    (method) => method.data.active && (methods?.includes(method.id) ?? true),
  );
  const nowhere = OPEN_REGIONS.filter(
    (region) =>
      data.formats.some(({ contains, prices }) => contains && prices[region] !== undefined) &&
      !content.settings.some((settings) => settings.data.closedRegions.includes(region)) &&
      !active.some((method) => method.data.rates[region] !== undefined),
  );
  return [
    ...(kinds.size > 1 && !data.taxKind
      ? [
          {
            field: 'taxKind',
            expected: `the tax kind of the bundle, since its parts have several: ${[...kinds].join(', ')}; an accountant knows whether it may have one rate`,
          },
        ]
      : []),
    ...(methods && nowhere.length > 0
      ? [
          {
            field: 'shippingMethods',
            expected: `parts that can be posted together in ${nowhere.join(' and ')}; all of them go by ${methods.join(', ') || 'no method'}`,
          },
        ]
      : []),
  ];
}

const nameOf = ({ product, format }: Found) => `${product.id}, ${format.id}`;
