import type { RegionCode } from '#src/core/regions/regions.ts';
import type { BuiltPage } from '../support/dist.ts';
import { ancestorsOf, attribute, type Element, isWithin, sourceOf, textOf } from '../support/html.ts';

/** Written by hand and not imported from the store, so that an error in its table is found. */
export const MONEY: Record<RegionCode, { code: string; sign: string }> = {
  US: { code: 'USD', sign: '$' },
  GB: { code: 'GBP', sign: '£' },
  CA: { code: 'CAD', sign: '$' },
  EU: { code: 'EUR', sign: '€' },
  LATAM: { code: 'USD', sign: '$' },
  GO: { code: 'USD', sign: '$' },
};
const CURRENCY = /(?:\b[A-Z]{1,2})?[$£€¥₹]|\b(?:USD|GBP|CAD|EUR|AUD|JPY|MXN)\b/g;
const PRICE = /[$£€]\d[\d,]*(?:\.\d+)?/g;
/** Attributes with patterns or shapes, not text. */
const NOT_READ = ['pattern', 'd', 'class'];

/** An amount in minor units in the format of a region's page: `£1,234.00`. */
export function written(amount: number, region: RegionCode): string {
  const [whole = '', cents] = (amount / 100).toFixed(2).split('.');
  return `${MONEY[region].sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

/** The prices in a text, as written. */
export function pricesIn(text: string): string[] {
  return text.match(PRICE) ?? [];
}

/**
 * Currency signs and codes, in text, attributes or data,
 * that do not belong to the region whose prices the page shows.
 */
export function currencyProblems(page: BuiltPage, storeRegion: RegionCode): string[] {
  const { code, sign } = MONEY[storeRegion];
  const problems: string[] = [];
  const look = (text: string, where: string) => {
    for (const [found] of text.matchAll(CURRENCY))
      if (found !== code && found !== sign) problems.push(`“${found}” in ${where}: ${around(text, found)}`);
  };
  for (const element of page.elements) {
    if (isTold(page, element) || isSumOfFunding(element)) continue;
    for (const { name, value } of element.attrs)
      if (!NOT_READ.includes(name)) look(value, `${element.tagName} ${name}`);
    if (element.tagName === 'script') {
      if (attribute(element, 'type')?.endsWith('json')) look(sourceOf(element), 'data');
    } else if (element.tagName !== 'style') look(ownText(element), element.tagName);
  }
  const html = page.elements.find(({ tagName }) => tagName === 'html')!;
  const said = { 'data-region': page.region, 'data-store-region': storeRegion, 'data-currency': code };
  for (const [name, value] of Object.entries(said))
    if (attribute(html, name) !== value)
      problems.push(`${name} is ${attribute(html, name)} and not ${value}`);
  for (const offer of offersOf(page.elements))
    if (offer.priceCurrency !== code) problems.push(`structured data has an offer in ${offer.priceCurrency}`);
  return problems;
}

/** In the text of an article, which may mention prices in other currencies. */
function isTold({ path }: Pick<BuiltPage, 'path'>, element: Element): boolean {
  if (!path.startsWith('/blog/')) return false;
  return isBelow(element, ['article-body']);
}

/**
 * A funding has one goal, in its creator’s currency, for all readers.
 * Rewards are paid in the region’s currency.
 */
function isSumOfFunding(element: Element): boolean {
  return isBelow(element, ['progress-figures', 'budget', 'funding-sums']);
}

/** True for an element with one of the classes, and for all its descendants. */
function isBelow(element: Element, classes: readonly string[]): boolean {
  const around = [element, ...ancestorsOf(element)];
  return around.some((each) =>
    attribute(each, 'class')
      ?.split(/\s+/)
      .some((one) => classes.includes(one)),
  );
}

type Offer = { name?: string; price: string; priceCurrency: string; url?: string; availability?: string };

/** Every offer in a page's structured data, at any depth. */
export function offersOf(elements: readonly Element[]): Offer[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .flatMap((element) => offersIn(JSON.parse(sourceOf(element))));
}

function offersIn(value: unknown): Offer[] {
  if (typeof value !== 'object' || value === null) return [];
  const isOffer = '@type' in value ? value['@type'] === 'Offer' : 'priceCurrency' in value;
  const own = isOffer ? [value as Offer] : [];
  return [...own, ...Object.values(value).flatMap(offersIn)];
}

export type Priced = {
  id: string;
  isAvailable: boolean;
  /** The format that the editor chose as the first one. */
  first?: string | undefined;
  formats: {
    id: string;
    name: string;
    amounts: Amounts;
    /** Former prices. */
    earlier?: Amounts[];
    isGone?: boolean;
    /** The net quantity in grams or millilitres. */
    net?: number;
  }[];
};
type Amounts = Partial<Record<RegionCode, number>>;

/** The formats with a price of their own in a region. */
export function soldIn(product: Priced, region: RegionCode) {
  return product.formats.flatMap(({ amounts, ...format }) =>
    amounts[region] ? [{ ...format, amount: amounts[region] }] : [],
  );
}

/**
 * The format whose price a product shows first: the editor’s choice if the region sells it and it is in
 * stock, else the first such one.
 */
export function leadingIn(product: Priced, region: RegionCode) {
  const sold = soldIn(product, region);
  const there = sold.filter(({ isGone }) => !isGone);
  const offered = there.length > 0 ? there : sold;
  return offered.find(({ id }) => id === product.first) ?? offered[0];
}

/** The prices of 100 and 1000 grams or millilitres of a format, where they are required. */
function comparedIn({ net, amount }: { net?: number; amount: number }, region: RegionCode): string[] {
  if (!net || !['GB', 'EU'].includes(region)) return [];
  return [100, 1000].map((per) => written(Math.floor((amount * per) / net + 0.5), region));
}

/** Every former price of a product in a region, without the current ones. */
function earlierIn(product: Priced, region: RegionCode): string[] {
  return product.formats.flatMap(({ earlier = [] }) =>
    earlier.flatMap((amounts) => (amounts[region] ? [written(amounts[region], region)] : [])),
  );
}

/**
 * Compares a product page with the editor's prices for that region. Cards on the page show other products.
 */
export function productPriceProblems(
  page: BuiltPage,
  product: Priced,
  region: RegionCode,
  isForSale = true,
): string[] {
  const sold = soldIn(product, region);
  const isOffered = sold.length > 0 && product.isAvailable && isForSale;
  const main = page.elements.find(({ tagName }) => tagName === 'main')!;
  const shown = pricesIn(textOutsideCards(main));
  const own = sold.map(({ amount }) => written(amount, region));
  const problems: string[] = [];
  // The delivery price is in the details, under its label.
  const shipping = page.elements
    .filter((element) => element.tagName === 'dt' && textOf(element).trim() === 'Delivery')
    .flatMap((element) => pricesIn(textOf(element.parentNode as Element)));
  const compared = sold.flatMap((format) => comparedIn(format, region));
  const known = [...own, ...shipping, ...compared, ...earlierIn(product, region)];
  const strange = shown.filter((price) => !known.includes(price));
  if (strange.length > 0)
    problems.push(`shows ${[...new Set(strange)].join(', ')}, asked is ${own.join(', ') || 'nothing'}`);
  if (isOffered && compared.some((price) => !shown.includes(price)))
    problems.push(
      `shows ${shown.join(', ')}, and not what 100 and 1000 g or ml cost: ${compared.join(', ')}`,
    );
  if (isOffered && own.some((price) => !shown.includes(price)))
    problems.push(`shows ${shown.join(', ') || 'no price'}, asked is ${own.join(', ')}`);
  const forms = page.elements.filter(
    (element) => element.tagName === 'form' && attribute(element, 'action') === '/api/checkout',
  );
  if (forms.length !== (isOffered ? 1 : 0))
    problems.push(`${forms.length} forms to buy it, ${isOffered ? 'but it is' : 'but it is not'} on sale`);
  if (isOffered && forms[0]) problems.push(...formProblems(page, forms[0], product.id, sold, region));
  if (sold.length === 0 && !/not sold/i.test(textOf(main)))
    problems.push('does not say that it is not sold here');
  const offers = offersOf(page.elements).map(({ name, price }) => `${name} ${price}`);
  const wanted = sold.map(({ name, amount }) => `${name} ${(amount / 100).toFixed(2)}`);
  if (offers.sort().join('; ') !== wanted.sort().join('; '))
    problems.push(
      `structured data offers ${offers.join('; ') || 'nothing'}, asked is ${wanted.join('; ') || 'nothing'}`,
    );
  return problems;
}

/**
 * The form without JavaScript posts the region, the product and a format that is sold there,
 * each with its price.
 */
function formProblems(
  page: BuiltPage,
  form: Element,
  productId: string,
  sold: ReturnType<typeof soldIn>,
  region: RegionCode,
): string[] {
  const inputs = page.elements.filter((element) => element.tagName === 'input' && isWithin(element, form));
  const values = (name: string) =>
    inputs.filter((input) => attribute(input, 'name') === name).map((input) => attribute(input, 'value'));
  const problems: string[] = [];
  if (values('productId').join() !== productId) problems.push(`the form buys ${values('productId')}`);
  if (values('storeRegion').join() !== region) problems.push(`the form buys in ${values('storeRegion')}`);
  // A product with options has a field for each of them. Its prices name the formats that can be chosen.
  const hasOptions = values('option.1').length > 0;
  const offered = hasOptions ? pricedFormats(inputs) : values('productFormatId');
  const wanted = hasOptions ? sold.filter(({ isGone }) => !isGone) : sold;
  if (
    offered.sort().join() !==
    wanted
      .map(({ id }) => id)
      .sort()
      .join()
  )
    problems.push(`the form offers ${offered.join(', ')}`);
  for (const input of inputs.filter((one) => attribute(one, 'type') === 'radio')) {
    const format = sold.find(({ id }) => id === attribute(input, 'value'));
    const prices = pricesIn(textOf(input.parentNode as Element));
    if (format && !prices.includes(written(format.amount, region)))
      problems.push(
        `${format.name} stands at ${prices.join(', ') || 'no price'}, asked is ${written(format.amount, region)}`,
      );
  }
  return problems;
}

/** The formats whose price a form says that it showed. */
const pricedFormats = (inputs: readonly Element[]) =>
  inputs.flatMap((input) => /^seen\.(.+)$/.exec(attribute(input, 'name') ?? '')?.[1] ?? []);

/**
 * A card that links to one product shows first the price of the format that its page starts with, if it shows
 * any price, and otherwise only other prices of that product, each once. In the product list every card shows
 * it. A form that adds one format shows that format's price, or none.
 */
export function cardPriceProblems(
  page: BuiltPage,
  products: ReadonlyMap<string, Priced>,
  region: RegionCode,
): string[] {
  const isShelf = /^\/products(\/page\/\d+)?$/.test(page.path);
  return page.elements
    .filter((element) => attribute(element, 'data-card') !== undefined)
    .flatMap((card) => {
      const links = page.elements.filter((element) => element.tagName === 'a' && isWithin(element, card));
      const ids = new Set(
        links.flatMap((link) => /^\/products\/([^/?#]+)$/.exec(attribute(link, 'href') ?? '')?.[1] ?? []),
      );
      const product = products.get([...ids][0] ?? '');
      if (!product || ids.size !== 1) return [];
      const leading = product.isAvailable ? leadingIn(product, region) : undefined;
      const wanted = leading ? written(leading.amount, region) : '';
      const others = leading ? soldIn(product, region).map(({ amount }) => written(amount, region)) : [];
      const known = [
        ...others,
        ...(leading ? comparedIn(leading, region) : []),
        ...earlierIn(product, region),
      ];
      const forms = page.elements.filter((element) => element.tagName === 'form' && isWithin(element, card));
      const words = textOutside(card, forms);
      const [shown = '', ...more] = pricesIn(words);
      const strange = more.filter((price) => !known.includes(price));
      return [
        ...(shown === wanted || (shown === '' && !isShelf)
          ? []
          : [`the card of ${product.id} shows ${shown || 'no price'}, asked is ${wanted || 'nothing'}`]),
        ...(strange.length > 0 ? [`the card of ${product.id} shows ${strange.join(', ')}`] : []),
        ...repeatedIn(pricesIn(textOf(card)), known).map(
          (price) => `the card of ${product.id} says ${price} twice`,
        ),
        ...(/(?<!others\s)\bfrom\s+[$£€]/i.test(words) ? [`the card of ${product.id} says “from”`] : []),
        ...forms.flatMap((form) => formPriceProblems(page, form, product, region)),
      ];
    });
}

/** Prices that are shown more often than the product has formats at that price. */
function repeatedIn(shown: readonly string[], known: readonly string[]): string[] {
  const times = (list: readonly string[], price: string) => list.filter((one) => one === price).length;
  return [...new Set(shown)].filter((price) => times(shown, price) > Math.max(1, times(known, price)));
}

function formPriceProblems(page: BuiltPage, form: Element, product: Priced, region: RegionCode): string[] {
  const field = page.elements.find(
    (element) => attribute(element, 'name') === 'productFormatId' && isWithin(element, form),
  );
  const format = soldIn(product, region).find(({ id }) => field && id === attribute(field, 'value'));
  if (!format) return [`the form of ${product.id} names no format that is sold`];
  const wanted = written(format.amount, region);
  const wrong = pricesIn(textOf(form)).filter((price) => price !== wanted);
  return wrong.length > 0 ? [`the form of ${product.id} shows ${wrong.join(', ')}, asked is ${wanted}`] : [];
}

/** The text of an element without that of some descendants. */
function textOutside(element: Element, left: readonly Element[]): string {
  if (left.includes(element)) return ' ';
  return element.childNodes
    .map((child) =>
      'tagName' in child ? textOutside(child as Element, left) : 'value' in child ? child.value : '',
    )
    .join(' ');
}

function textOutsideCards(element: Element): string {
  if (attribute(element, 'data-card') !== undefined || element.tagName === 'script') return ' ';
  return element.childNodes
    .map((child) =>
      'tagName' in child ? textOutsideCards(child as Element) : 'value' in child ? child.value : '',
    )
    .join(' ');
}

function ownText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join(' ');
}

function around(text: string, found: string): string {
  const at = text.indexOf(found);
  return `…${text
    .slice(Math.max(0, at - 25), at + 30)
    .replace(/\s+/g, ' ')
    .trim()}…`;
}
