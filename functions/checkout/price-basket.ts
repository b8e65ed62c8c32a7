import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { CONSENT_MISSING, type ConsentWording, consentWording } from '#src/core/checkout/digital-consent.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { isOpen, stateAt } from '#src/core/fundings/progress.ts';
import { CURRENCIES } from '#src/core/money.ts';
import { incorrectPayoutCode } from '#src/core/payouts/code.ts';
import { isShipped, ownAmount } from '#src/core/products/pricing.ts';
import { STANDARD_KIND, type TaxKind } from '#src/core/products/tax-kind.ts';
import type { Product, Stock } from '#src/core/products/types.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import { type OfferedMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import type { BasketRequest, CheckoutItem } from '../../src/contracts/checkout.ts';
import { MAX_PAYMENT } from '../../src/contracts/limits.ts';
import type { Intent, Limit, OrderLine, Pledge } from '../db/order-types.ts';
import { pledgesOf } from '../fundings/pledges.ts';
import { goodPayoutCode } from '../payouts/good-payout-code.ts';
import {
  findFiles,
  findProduct,
  fundingOfProduct,
  preferredShipping,
  shippingMethods,
  storeSettings,
} from '../platform/catalogue.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { stockLimits } from './stock-limits.ts';
import { usableCoupon } from './usable-coupon.ts';

export type PricedLine = OrderLine & {
  isShipped: boolean;
  taxKind: TaxKind;
  /** How many there are of it, where its format says so. */
  stock?: Stock | undefined;
};
/** A basket as the server prices it. Nothing in it comes from the browser but ids, quantities and texts. */
export type PricedBasket = Quote & {
  region: Region;
  lines: PricedLine[];
  shippingMethod?: OfferedMethod;
  /** What the shopper agreed to, where digital content is sold to a region that asks for it. */
  digitalConsent?: ConsentWording;
  couponCode?: string;
  payoutCode?: string;
  intent: Intent;
  /** What of it goes to fundings. */
  pledges: Pledge[];
  /** What it takes of things of which there are only so many. */
  limits: Limit[];
};

export type PricingOptions = { isLive: boolean; now: Date };

/** Prices a basket from the build's catalogue, or says which line or field stands in the way. */
export function priceBasket(request: BasketRequest, options: PricingOptions): PricedBasket | Problem {
  const region = regionOf(request.storeRegion);
  const wrongRegion = regionProblem(request, region);
  if (wrongRegion) return wrongRegion;
  const lines = priceLines(request.items, region, options);
  if (isProblem(lines)) return lines;
  const digitalConsent = consentFor(request.digitalConsent, lines, region);
  if (isProblem(digitalConsent)) return digitalConsent;
  const notSent = shippingProblem(request.shippingMethodId, lines, region);
  if (notSent) return notSent;
  const coupon =
    request.couponCode === undefined
      ? undefined
      : usableCoupon(request, request.couponCode, lines, options.now);
  if (isProblem(coupon)) return coupon;
  const payoutCode = request.payoutCode === undefined ? undefined : usablePayoutCode(request.payoutCode);
  if (isProblem(payoutCode)) return payoutCode;

  const { quote: sums, method: shippingMethod } = orderSums(
    {
      lines: lines.map((line) => ({
        amount: line.unitAmount,
        quantity: line.quantity,
        productId: line.productId,
        isShipped: line.isShipped,
      })),
      coupon: coupon?.discount,
    },
    {
      region: region.code,
      methods: shippingMethods(),
      preferredId: preferredShipping(),
      chosenId: request.shippingMethodId,
    },
  );
  return (
    refuseTotal(sums, region) ?? {
      ...sums,
      region,
      lines,
      intent: 'Standard',
      pledges: pledgesOf(lines, sums, region, options.now),
      limits: [...stockLimits(lines), ...(coupon?.limits ?? [])],
      ...(digitalConsent && { digitalConsent }),
      ...(shippingMethod && { shippingMethod }),
      ...(digitalConsent && { digitalConsent }),
      ...(coupon && { couponCode: coupon.discount.code }),
      ...(payoutCode && { payoutCode }),
    }
  );
}

/** A region that is closed, or whose prices are in another currency than the visitor was shown. */
export function regionProblem(
  { isoCurrency }: { isoCurrency?: string | undefined },
  { code, currency }: Region,
): Problem | undefined {
  if (storeSettings().closedRegions.includes(code))
    return problem('region_closed', 'We do not sell to this region at the moment.', {
      field: 'storeRegion',
    });
  if (isoCurrency !== undefined && isoCurrency !== currency)
    return problem('wrong_currency', `Prices in this region are in ${currency}.`, {
      field: 'isoCurrency',
    });
  return undefined;
}

/** One line for each product, format and text: the same thing asked for twice is one line with the sum. */
function priceLines(items: CheckoutItem[], region: Region, options: PricingOptions): PricedLine[] | Problem {
  const lines = new Map<string, PricedLine>();
  for (const [at, item] of items.entries()) {
    const line = priceLine(item, `items.${at}`, region, options);
    if (isProblem(line)) return line;
    const key = JSON.stringify([line.productId, line.formatId, line.customization ?? '']);
    const same = lines.get(key);
    const quantity = (same?.quantity ?? 0) + line.quantity;
    if (quantity > MAX_QUANTITY)
      return problem('too_many', `At most ${MAX_QUANTITY} of one thing can be bought at once.`, {
        field: `items.${at}.quantity`,
      });
    lines.set(key, { ...(same ?? line), quantity });
  }
  return [...lines.values()];
}

/** One item as a line of the order, or why it cannot be bought; `field` is its place in the request. */
export function priceLine(
  item: CheckoutItem,
  field: string,
  region: Region,
  { isLive, now }: PricingOptions,
): PricedLine | Problem {
  const product = findProduct(item.productId);
  if (!product || (product.kind === 'test' && isLive))
    return problem('unknown_product', 'We do not know this product.', { field: `${field}.productId` });
  // First, since what a funding makes is not for sale either once that is over.
  const notBackable = fundingProblem(product, field, now);
  if (notBackable) return notBackable;
  if (product.availability !== 'available')
    return problem('unavailable', `“${product.name}” cannot be bought at the moment.`, {
      field: `${field}.productId`,
    });
  const format = product.formats.find((candidate) => candidate._id === item.productFormatId);
  if (!format)
    return problem('unknown_format', `“${product.name}” does not come in this format.`, {
      field: `${field}.productFormatId`,
    });
  const amount = ownAmount(format, region.code);
  if (amount === undefined)
    return problem('not_sold_here', `“${product.name}” (${format.name}) is not sold in this region.`, {
      field: `${field}.productFormatId`,
    });
  const customization = item.customizationQuery || undefined;
  const asked = product.customization;
  if (customization && (!asked || [...customization].length > asked.maxLength))
    return problem(
      'customization',
      asked
        ? `${asked.label}: at most ${asked.maxLength} characters.`
        : `“${product.name}” cannot be customised.`,
      {
        field: `${field}.customizationQuery`,
      },
    );
  if (!customization && asked?.isRequired)
    return problem('customization', `${asked.label}: please fill this in.`, {
      field: `${field}.customizationQuery`,
    });
  const files = findFiles(product._id, format._id).map(({ name }) => name);
  return {
    productId: product._id,
    formatId: format._id,
    name: product.name,
    formatName: format.name,
    quantity: item.quantity,
    unitAmount: amount,
    isShipped: isShipped(format),
    stock: product.stock?.[format._id],
    taxKind: format.taxKind ?? STANDARD_KIND,
    ...(format.type && { formatType: format.type }),
    ...(files.length > 0 && { files }),
    ...(customization && { customization }),
    ...(item.previewUrl && { previewUrl: item.previewUrl }),
  };
}

/** A product that a funding makes is sold while the funding runs: before and after it nothing would come of the money. */
function fundingProblem(product: Product, field: string, now: Date): Problem | undefined {
  if (product.type !== 'funding') return undefined;
  const funding = fundingOfProduct(product._id);
  const state = funding && stateAt(funding, 0, now);
  if (state && isOpen(state)) return undefined;
  return state === 'upcoming'
    ? problem('not_open_yet', `“${product.name}” cannot be backed yet.`, { field: `${field}.productId` })
    : problem('funding_over', `The funding of “${product.name}” is over, so it cannot be backed any more.`, {
        field: `${field}.productId`,
      });
}

/** Where the law asks for it, digital content is sold to those only who agreed to the words that are shown today. */
function consentFor(
  given: string | undefined,
  lines: readonly PricedLine[],
  { code }: Region,
): ConsentWording | undefined | Problem {
  const asked = consentWording(code);
  if (!asked || lines.every((line) => line.isShipped)) return undefined;
  return given === asked.wording
    ? asked
    : problem('consent_required', CONSENT_MISSING, { field: 'digitalConsent' });
}

/** What is wrong with how it is to be sent: a method that is not offered here, or none at all for what has to be posted. */
function shippingProblem(
  asked: string | undefined,
  lines: PricedLine[],
  { code }: Region,
): Problem | undefined {
  const { isNeeded, methods } = shippingOffer({ region: code, methods: shippingMethods(), lines, goods: 0 });
  if (asked === undefined ? !isNeeded || methods.length > 0 : methods.some(({ _id }) => _id === asked))
    return undefined;
  return problem('unknown_shipping_method', 'Please choose how to have it sent.', {
    field: 'shippingMethodId',
  });
}

/** A payout code as it is recorded, when it is one of ours and in use. */
export function usablePayoutCode(code: string): string | Problem {
  return (
    goodPayoutCode(code)?.code ??
    problem('unknown_payout_code', incorrectPayoutCode(code), { field: 'payoutCode', status: 422 })
  );
}

/** The limit holds before the discount too: the provider adds the lines up first, and so does our integer column. */
function refuseTotal({ subtotal, total }: Quote, { currency }: Region): Problem | undefined {
  if (Math.max(subtotal, total) > MAX_PAYMENT)
    return problem('total_too_large', 'This is more than can be paid at once. Please split the order.', {
      field: 'items',
    });
  if (total > 0 && total < CURRENCIES[currency].minimumCharge)
    return problem('total_too_small', 'The total is below the smallest sum that can be paid by card.', {
      field: 'items',
    });
  return undefined;
}
