import {
  type FulfilmentMethod,
  fulfilmentMethodOf,
  LEAVES_US,
  MADE_FOR_YOU,
  PERSONAL_STAYS,
} from '../../core/orders/fulfilment-method.ts';
import type { Goods } from '../../core/products/goods.ts';
import { formatsIn, isCountedOut } from '../../core/products/pricing.ts';
import { isScarce, stockText } from '../../core/products/stock-words.ts';
import type { Product } from '../../core/products/types.ts';
import { dayIn } from '../../core/regions/format.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import { arrivalWindowText } from '../../core/shipping/delivery.ts';
import type { DeliveryWindow, ShippingMethod } from '../../core/shipping/offer.ts';
import { beginInWords } from '../../lib/number-words.ts';
import { paths } from '../../lib/paths.ts';
import { shippingDetail } from './shipping-detail.ts';

/** A fact to know before buying: its name and text. */
export type BuyingFact = {
  label: string;
  text: string;
  /** An additional text for personalised formats. */
  withWords?: string;
  link?: { text: string; href: string };
  /** The fulfilment methods for which it applies. Absent when it applies to all formats that are sold. */
  ways?: FulfilmentMethod[];
  /** The input of the browser's delivery estimate, which replaces the text. */
  arrival?: { window: DeliveryWindow; releasedAt?: string };
  /** The stock, shown before the text. */
  stock?: CountedStock;
};

/**
 * The stock at the last count, and what the browser needs to request the current stock. Without `names`
 * nothing was counted.
 */
type CountedStock = { text: string; productId: string; names?: Record<string, string> };

export type BoughtProduct = Pick<
  Product,
  '_id' | 'formats' | 'type' | 'releasedAt' | 'customization' | 'stock'
> & {
  goods: Goods;
};

/** The store's terms: shipping methods, addresses of help pages, and tax. */
export type Terms = {
  region: RegionCode;
  methods: readonly ShippingMethod[];
  places: { delivery: string; returns: string };
  /** True when the payment page adds tax to prices without tax. */
  isTaxAdded: boolean;
  /** The id of the funding that pays for the product, if any. */
  fundingId?: string | undefined;
};

const POSTED: readonly FulfilmentMethod[] = ['posted', 'made'];

/**
 * The facts below the price: delivery cost and time, stock, returns and tax. The page is built in advance, so
 * it contains no date that changes. The browser adds the delivery dates.
 */
export function buyingFacts(product: BoughtProduct, terms: Terms): BuyingFact[] {
  const formats = formatsIn(product, terms.region).filter(({ _id }) => !isCountedOut(product, _id));
  const sold = new Set(formats.map((format) => fulfilmentMethodOf(format)));
  const facts = [
    ...deliveryFacts(product, terms),
    ...standingFacts(product, terms),
    ...returnsFacts(product, terms),
    { label: 'Tax', text: taxText(product.goods, terms) },
  ];
  return facts.flatMap(({ ways, ...fact }) => {
    if (!ways) return [fact];
    const held = ways.filter((way) => sold.has(way));
    if (held.length === 0) return [];
    return [held.length === sold.size ? fact : { ...fact, ways: held }];
  });
}

function deliveryFacts(product: BoughtProduct, terms: Terms): BuyingFact[] {
  return [...postingFacts(product, terms), digitalFact(product, terms)];
}

/** The shipping cost and time. Empty when no shipping method is known. */
function postingFacts({ releasedAt, ...product }: BoughtProduct, terms: Terms): BuyingFact[] {
  const { region, methods, places } = terms;
  const shipping = shippingDetail(product, region, methods);
  if (!shipping) return [];
  const { window } = shipping.method;
  const days = arrivalWindowText(window);
  const link = { text: 'All delivery costs', href: places.delivery };
  const facts: BuyingFact[] = [{ label: 'Delivery', text: shipping.text, link, ways: [...POSTED] }];
  if (product.type === 'available')
    facts.push({ label: 'Arrives', text: `In ${days}`, arrival: { window }, ways: [...POSTED] });
  if (product.type === 'pre-order' && releasedAt) {
    const text = `${days} after ${dayIn(region, releasedAt)}`;
    facts.push({ label: 'Arrives', text, arrival: { window, releasedAt }, ways: [...POSTED] });
  }
  return facts;
}

/** How its files, or its gift card code, are delivered. */
function digitalFact({ type, goods, releasedAt }: BoughtProduct, { region }: Terms): BuyingFact {
  const what = goods === 'gift-card' ? 'code' : 'link';
  const when = {
    available: `The ${what} is on the page after you pay, and in your e-mail.`,
    'pre-order': `Your ${what} comes by e-mail and works from ${releasedAt && dayIn(region, releasedAt)} on.`,
    funding: `Your ${what} comes by e-mail once it is made.`,
  }[type];
  return { label: 'Delivery', text: `Nothing to post. ${when}`, ways: ['digital'] };
}

/** Its availability. */
function standingFacts(product: BoughtProduct, { region, fundingId }: Terms): BuyingFact[] {
  const { type, releasedAt } = product;
  if (type === 'funding')
    return [
      {
        label: 'Stock',
        text: 'This is not made yet. Your order is one of those that get it made.',
        ...(fundingId && { link: { text: 'See how far it has come', href: paths.funding(fundingId) } }),
      },
    ];
  if (type === 'pre-order' && releasedAt)
    return [
      { label: 'Stock', text: `Not out yet. Ships from ${dayIn(region, releasedAt)}.`, ways: [...POSTED] },
    ];
  return [
    { label: 'Stock', text: `It ${LEAVES_US}.`, stock: countedStock(product, region), ways: ['posted'] },
    { label: 'Stock', text: `${MADE_FOR_YOU}. It ${LEAVES_US}.`, ways: ['made'] },
  ];
}

/** `In stock.`, or, when few are left, the number at the last count with its date, which stays true. */
function countedStock(product: BoughtProduct, region: RegionCode): CountedStock {
  const { _id: productId, stock = {} } = product;
  const there = formatsIn(product, region).filter(
    (format) => fulfilmentMethodOf(format) === 'posted' && !isCountedOut(product, format._id),
  );
  const [countedAt] = there.flatMap(({ _id }) => stock[_id]?.countedAt ?? []);
  if (!countedAt) return { text: 'In stock.', productId };
  const shelves = there.map(({ _id, name }) => ({ name, left: stock[_id]?.count }));
  const onDay = isScarce(shelves) ? ` on ${dayIn(region, countedAt)}` : '';
  const names = Object.fromEntries(there.map(({ _id, name }) => [_id, name]));
  return { text: `${stockText(shelves)}${onDay}.`, productId, names };
}

function returnsFacts({ type, goods, customization }: BoughtProduct, terms: Terms): BuyingFact[] {
  const { pricesIncludeTax: isByLaw, returnDays } = regionOf(terms.region);
  const link = { text: 'How returns work', href: terms.places.returns };
  if (type === 'funding')
    return [
      {
        label: 'Returns',
        text: 'Until its funding ends, without a reason. If that fails, you get it all back.',
        link,
      },
    ];
  const days = `${beginInWords(returnDays)} days from its arrival, ${isByLaw ? 'without a reason' : 'unused'}.`;
  const isEaten = goods === 'food' || goods === 'drink';
  const text = isEaten ? `${days} What you have opened stays with you.` : days;
  const posted = {
    text: customization?.isRequired ? PERSONAL_STAYS : text,
    ...(customization && !customization.isRequired && { withWords: PERSONAL_STAYS }),
  };
  const digital = isByLaw
    ? 'You are asked before you pay to have it at once, and by that give up the days for cancelling.'
    : 'Not once it is downloaded.';
  return [
    { label: 'Returns', ...posted, link, ways: [...POSTED] },
    {
      label: 'Returns',
      text: goods === 'gift-card' ? 'While nothing is spent of it.' : digital,
      link,
      ways: ['digital'],
    },
  ];
}

function taxText(goods: Goods, { region, isTaxAdded }: Terms): string {
  if (goods === 'gift-card') return 'None on a gift card. Where tax is due, it is on what the card buys.';
  if (regionOf(region).pricesIncludeTax) return 'VAT is included.';
  return isTaxAdded
    ? 'Sales tax is added at checkout, where your state or country asks for it.'
    : 'No tax is added.';
}
