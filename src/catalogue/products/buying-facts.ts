import { LEAVES_US, MADE_FOR_YOU, PERSONAL_STAYS, type Way, wayOf } from '../../core/orders/ways.ts';
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

/** One thing to know before buying: its name, and what holds. */
export type BuyingFact = {
  label: string;
  text: string;
  /** What holds besides where the format bears words of its buyer's. */
  withWords?: string;
  link?: { text: string; href: string };
  /** For which formats it holds, by how they reach their buyer; absent where it holds for all that are sold. */
  ways?: Way[];
  /** What a browser works out the days of arrival from, which go in the place of the text. */
  arrival?: { window: DeliveryWindow; releasedAt?: string };
  /** What is there, said before the text. */
  stock?: CountedStock;
};

/** What is there as it was when somebody counted, and what a browser asks by for what is there now; no `names` where nothing was counted. */
export type CountedStock = { text: string; productId: string; names?: Record<string, string> };

export type BoughtProduct = Pick<
  Product,
  '_id' | 'formats' | 'type' | 'releasedAt' | 'customization' | 'stock'
> & {
  goods: Goods;
};

/** The shop that sells it: how it sends things, where it answers questions, and what it does about tax. */
export type Terms = {
  region: RegionCode;
  methods: readonly ShippingMethod[];
  places: { delivery: string; returns: string };
  /** The payment page adds tax to prices that carry none. */
  isTaxAdded: boolean;
  /** The id of the funding that gets it made, where there is one. */
  fundingId?: string | undefined;
};

const POSTED: readonly Way[] = ['posted', 'made'];

/**
 * What stands below the price: what delivery costs and takes, what is there, whether it can come back, and tax. It is built long
 * before it is read, so it names no day that moves; a browser puts the days of arrival in.
 */
export function buyingFacts(product: BoughtProduct, terms: Terms): BuyingFact[] {
  const formats = formatsIn(product, terms.region).filter(({ _id }) => !isCountedOut(product, _id));
  const sold = new Set(formats.map((format) => wayOf(format)));
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

/** What it costs to have it posted, and when it comes; nothing where no method is known. */
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

/** How its files, or its code, come. */
function digitalFact({ type, goods, releasedAt }: BoughtProduct, { region }: Terms): BuyingFact {
  const what = goods === 'gift-card' ? 'code' : 'link';
  const when = {
    available: `The ${what} is on the page after you pay, and in your e-mail.`,
    'pre-order': `Your ${what} comes by e-mail and works from ${releasedAt && dayIn(region, releasedAt)} on.`,
    funding: `Your ${what} comes by e-mail once it is made.`,
  }[type];
  return { label: 'Delivery', text: `Nothing to post. ${when}`, ways: ['digital'] };
}

/** Whether it is there. */
function standingFacts(product: BoughtProduct, { region, fundingId }: Terms): BuyingFact[] {
  const { type, releasedAt } = product;
  if (type === 'funding')
    return [
      {
        label: 'Stock',
        text: 'Not made yet. Your order is one of those that get it made.',
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

/** `In stock.`, or of what there are few, how many there were on the day of the count, since that stays true. */
function countedStock(product: BoughtProduct, region: RegionCode): CountedStock {
  const { _id: productId, stock = {} } = product;
  const there = formatsIn(product, region).filter(
    (format) => wayOf(format) === 'posted' && !isCountedOut(product, format._id),
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
