import type { RegionCode } from '#src/core/regions/regions.ts';
import type { BuiltPage } from '../support/dist.ts';
import { ancestorsOf, attribute, type Element, sourceOf, textOf } from '../support/html.ts';

/** Written out here and not taken from the store, so that a slip in its table does not pass unseen. */
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
/** Attributes that are patterns or shapes and not for reading. */
const NOT_READ = ['pattern', 'd', 'class'];

/** An amount in minor units as a region's page writes it: `£1,234.00`. */
export function written(amount: number, region: RegionCode): string {
  const [whole = '', cents] = (amount / 100).toFixed(2).split('.');
  return `${MONEY[region].sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

/** The prices in a text, as written. */
export function pricesIn(text: string): string[] {
  return text.match(PRICE) ?? [];
}

/** Signs and codes of money, in words, attributes or data, that are not those of the region whose prices the page shows. */
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

/** In the text of an article: what somebody paid for peppers is told in the money that they paid it in. */
function isTold({ path }: Pick<BuiltPage, 'path'>, element: Element): boolean {
  if (!path.startsWith('/blog/')) return false;
  return isBelow(element, ['article-body']);
}

/** A funding has one goal, in its creator’s money, whoever reads of it. What is paid for a reward is in the region’s. */
function isSumOfFunding(element: Element): boolean {
  return isBelow(element, ['progress-figures', 'budget', 'funding-sums']);
}

/** True for an element of one of the classes, and for all that it holds. */
function isBelow(element: Element, classes: readonly string[]): boolean {
  const around = [element, ...ancestorsOf(element)];
  return around.some((each) =>
    attribute(each, 'class')
      ?.split(/\s+/)
      .some((one) => classes.includes(one)),
  );
}

type Offer = { name?: string; price: string; priceCurrency: string; url?: string; availability?: string };

/** Every offer in a page's structured data, however deep. */
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
  /** The format that its editor chose to begin with. */
  first?: string | undefined;
  formats: {
    id: string;
    name: string;
    amounts: Amounts;
    /** What was asked before. */
    earlier?: Amounts[];
    isGone?: boolean;
    /** Grams or millilitres in it. */
    net?: number;
  }[];
};
type Amounts = Partial<Record<RegionCode, number>>;

/** The formats that a region has a price of its own for. */
export function soldIn(product: Priced, region: RegionCode) {
  return product.formats.flatMap(({ amounts, ...format }) =>
    amounts[region] ? [{ ...format, amount: amounts[region] }] : [],
  );
}

/** The format that leads every price of a product: its editor’s where a region is sold it and has it, else the first such. */
export function leadingIn(product: Priced, region: RegionCode) {
  const sold = soldIn(product, region);
  const there = sold.filter(({ isGone }) => !isGone);
  const offered = there.length > 0 ? there : sold;
  return offered.find(({ id }) => id === product.first) ?? offered[0];
}

/** What 100 and 1000 grams or millilitres of a format cost, where that must be said. */
function comparedIn({ net, amount }: { net?: number; amount: number }, region: RegionCode): string[] {
  if (!net || !['GB', 'EU'].includes(region)) return [];
  return [100, 1000].map((per) => written(Math.floor((amount * per) / net + 0.5), region));
}

/** Every price that a product ever had in a region besides those that are asked now. */
function earlierIn(product: Priced, region: RegionCode): string[] {
  return product.formats.flatMap(({ earlier = [] }) =>
    earlier.flatMap((amounts) => (amounts[region] ? [written(amounts[region], region)] : [])),
  );
}

/** A product's page against what its editor wrote for that region. Cards on the page speak of other products. */
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
  // What delivery costs stands among the details, under its name.
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

/** The form that buys without script posts the region, the product and formats that are sold there, each beside its price. */
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
  if (
    values('productFormatId').sort().join() !==
    sold
      .map(({ id }) => id)
      .sort()
      .join()
  )
    problems.push(`the form offers ${values('productFormatId').join(', ')}`);
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

/**
 * Whatever is marked as a card and leads to one product says first what the format costs that its page begins with, where it says any
 * price, and then nothing but other prices of that product; in the shelves of the product list each says it. A form in it that puts one format into the basket says that format's price, or none.
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
        ...(/\bfrom\s+[$£€]/i.test(words) ? [`the card of ${product.id} says “from”`] : []),
        ...forms.flatMap((form) => formPriceProblems(page, form, product, region)),
      ];
    });
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

/** The words of an element without those of some elements in it. */
function textOutside(element: Element, left: readonly Element[]): string {
  if (left.includes(element)) return ' ';
  return element.childNodes
    .map((child) =>
      'tagName' in child ? textOutside(child as Element, left) : 'value' in child ? child.value : '',
    )
    .join(' ');
}

function isWithin(element: Element, outer: Element): boolean {
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null)
    if (node === outer) return true;
  return false;
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
