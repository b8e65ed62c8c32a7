import {
  CUSTOMIZED_NOT_RETURNABLE,
  type FulfilmentMethod,
  fulfilmentMethodOf,
  leavesText,
  MADE_FOR_YOU,
} from '#src/core/orders/fulfilment-method.ts';
import { type Goods, isEdible } from '#src/core/products/goods.ts';
import { formatsIn, isFormatOut } from '#src/core/products/pricing.ts';
import { isScarce, stockText } from '#src/core/products/stock-words.ts';
import type { BundlePart, Format, Product } from '#src/core/products/types.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import { arrivalWindowText } from '#src/core/shipping/days-text.ts';
import { withPrinting } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow, ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { isZeroRated } from '#src/core/tax/rates.ts';
import * as bundleWords from '#src/words/en/bundles.ts';
import * as words from '#src/words/en/buying-facts.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { ArrivalSource } from './arrival-source.ts';
import { shippingDetail } from './shipping-detail.ts';

/** A fact to know before buying: its name and text. */
export type BuyingFact = {
  label: string;
  text: string;
  /** An additional text for personalised formats. */
  withWords?: string;
  link?: { text: string; href: string };
  /** The parts of a bundle, in place of the text. */
  parts?: readonly BundlePart[];
  /** The fulfilment methods for which it applies. Absent when it applies to all formats that are sold. */
  ways?: FulfilmentMethod[];
  /** The input of the delivery dates, which replace the text in the browser. */
  arrival?: ArrivalSource;
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
  '_id' | 'formats' | 'type' | 'releasedAt' | 'customization' | 'stock' | 'shippingMethods'
> & {
  goods: Goods;
};

/** The store's terms: shipping methods, addresses of help pages, and tax. */
export type Terms = {
  region: RegionCode;
  methods: readonly ShippingMethod[];
  calendar: DeliveryCalendar;
  /** Until a parcel leaves, in working days. */
  handling: DeliveryWindow;
  places: { delivery: string; returns: string };
  /** True when the payment page adds tax to prices without tax. */
  isTaxAdded: boolean;
};

const POSTED: readonly FulfilmentMethod[] = ['posted', 'made'];

/**
 * The facts below the price: delivery cost and time, stock, returns and tax. The page is built in advance, so
 * it contains no date that changes. An inline script computes the delivery dates.
 */
export function buyingFacts(product: BoughtProduct, terms: Terms): BuyingFact[] {
  const formats = formatsIn(product, terms.region).filter((format) => !isFormatOut(product, format));
  const sold = new Set(formats.map((format) => fulfilmentMethodOf(format)));
  const facts = [
    ...contentsFacts(product, terms),
    ...deliveryFacts(product, terms),
    ...standingFacts(product, terms),
    ...returnsFacts(product, terms),
    { label: words.tax, text: taxText(product.goods, formats, terms) },
  ];
  return facts.flatMap(({ ways, ...fact }) => {
    if (!ways) return [fact];
    const held = ways.filter((way) => sold.has(way));
    if (held.length === 0) return [];
    return [held.length === sold.size ? fact : { ...fact, ways: held }];
  });
}

/** What is in each bundle that the region sells. */
function contentsFacts(product: BoughtProduct, { region }: Terms): BuyingFact[] {
  const sold = formatsIn(product, region);
  return sold.flatMap(({ name, contains }) =>
    contains
      ? {
          label: sold.length === 1 ? bundleWords.inside : fill(bundleWords.insideOf, { format: name }),
          text: '',
          parts: contains,
        }
      : [],
  );
}

function deliveryFacts(product: BoughtProduct, terms: Terms): BuyingFact[] {
  return [...postingFacts(product, terms), digitalFact(product, terms)];
}

/** The shipping cost and time. Empty when no shipping method is known. */
function postingFacts({ releasedAt, ...product }: BoughtProduct, terms: Terms): BuyingFact[] {
  const { region, methods, places } = terms;
  const { production = 0, ...calendar } = terms.calendar;
  const shipping = shippingDetail(product, region, methods);
  if (!shipping) return [];
  const { method } = shipping;
  const timeOf = (handling: DeliveryWindow) => {
    const time = { handling, window: method.window };
    return { days: arrivalWindowText(time), arrival: { ...time, calendar: calendarOf(method, calendar) } };
  };
  const { days, arrival } = timeOf(method.handling);
  const link = { text: words.allCosts, href: places.delivery };
  const facts: BuyingFact[] = [{ label: words.delivery, text: shipping.text, link, ways: [...POSTED] }];
  const arrives = (ways: readonly FulfilmentMethod[], time: ReturnType<typeof timeOf>): BuyingFact => ({
    label: words.arrives,
    text: fill(words.inDays, { days: time.days }),
    arrival: time.arrival,
    ways: [...ways],
  });
  if (product.type === 'available' && production === 0) facts.push(arrives(POSTED, { days, arrival }));
  else if (product.type === 'available')
    facts.push(
      arrives(['posted'], { days, arrival }),
      arrives(['made'], timeOf(withPrinting(method.handling, production))),
    );
  if (product.type === 'pre-order' && releasedAt) {
    const text = fill(words.daysAfter, { days, day: dayIn(region, releasedAt) });
    facts.push({ label: words.arrives, text, arrival: { ...arrival, releasedAt }, ways: [...POSTED] });
  }
  return facts;
}

/** How its files, or its gift card code, are delivered. */
function digitalFact({ type, goods, releasedAt }: BoughtProduct, { region }: Terms): BuyingFact {
  const isCode = goods === 'gift-card';
  const text = {
    available: isCode ? words.codeNow : words.linkNow,
    'pre-order': isCode ? words.codeLater : words.linkLater,
    funding: isCode ? words.codeOnceMade : words.linkOnceMade,
  }[type];
  const day = releasedAt ? dayIn(region, releasedAt) : '';
  return { label: words.delivery, text: fill(text, { day }), ways: ['digital'] };
}

/**
 * Its availability. It names no day of leaving: the last one is after the first day of arrival, and beside
 * the dates of arrival it reads as a mistake.
 */
function standingFacts(product: BoughtProduct, { region, handling, calendar }: Terms): BuyingFact[] {
  const { type, releasedAt } = product;
  // FundingNotice says it, above the formats.
  if (type === 'funding') return [];
  if (type === 'pre-order' && releasedAt)
    return [
      {
        label: words.stock,
        text: fill(words.notOutYet, { day: dayIn(region, releasedAt) }),
        ways: [...POSTED],
      },
    ];
  const leaves = leavesText(handling);
  const madeIn = (time: DeliveryWindow) =>
    fill(words.madeToOrder, { made: MADE_FOR_YOU, leaves: leavesText(time) });
  return [
    {
      label: words.stock,
      text: product.customization?.isRequired ? madeIn(handling) : fill(words.leavesUs, { leaves }),
      stock: countedStock(product, region),
      ways: ['posted'],
    },
    { label: words.stock, text: madeIn(withPrinting(handling, calendar.production)), ways: ['made'] },
  ];
}

/** `In stock.`, or, when few are left, the number at the last count with its date, which stays true. */
function countedStock(product: BoughtProduct, region: RegionCode): CountedStock {
  const { _id: productId, stock = {} } = product;
  const there = formatsIn(product, region).filter(
    (format) => fulfilmentMethodOf(format) === 'posted' && !isFormatOut(product, format),
  );
  const [countedAt] = there.flatMap(({ _id }) => stock[_id]?.countedAt ?? []);
  if (!countedAt) return { text: fill(words.stockNow, { stock: stockText([]) }), productId };
  const shelves = there.map(({ _id, name }) => ({ name, left: stock[_id]?.count }));
  const stockThere = stockText(shelves);
  const text = isScarce(shelves)
    ? fill(words.stockOnDay, { stock: stockThere, day: dayIn(region, countedAt) })
    : fill(words.stockNow, { stock: stockThere });
  const names = Object.fromEntries(there.map(({ _id, name }) => [_id, name]));
  return { text, productId, names };
}

function returnsFacts({ type, goods, customization }: BoughtProduct, terms: Terms): BuyingFact[] {
  const { pricesIncludeTax: isByLaw, returnDays } = regionOf(terms.region);
  const link = { text: words.howReturnsWork, href: terms.places.returns };
  if (type === 'funding')
    return [
      {
        label: words.returns,
        text: words.returnUntilFunded,
        link,
      },
    ];
  const days = fillCount(isByLaw ? words.returnWithoutReason : words.returnUnused, returnDays);
  const text = isEdible(goods) ? fill(words.returnUnopened, { returns: days }) : days;
  const posted = {
    text: customization?.isRequired ? CUSTOMIZED_NOT_RETURNABLE : text,
    ...(customization && !customization.isRequired && { withWords: CUSTOMIZED_NOT_RETURNABLE }),
  };
  const digital = isByLaw ? words.returnFileByLaw : words.returnFile;
  return [
    { label: words.returns, ...posted, link, ways: [...POSTED] },
    {
      label: words.returns,
      text: goods === 'gift-card' ? words.returnGiftCard : digital,
      link,
      ways: ['digital'],
    },
  ];
}

function taxText(goods: Goods, formats: readonly Format[], { region, isTaxAdded }: Terms): string {
  if (goods === 'gift-card') return words.taxOnGiftCard;
  if (regionOf(region).pricesIncludeTax)
    return isZeroRated(formats, region) ? words.noVat : words.taxIncluded;
  return isTaxAdded ? words.taxAdded : words.noTax;
}
