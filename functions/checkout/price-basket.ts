import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { couponCovers, couponCoversNothing, UNKNOWN_COUPON_MESSAGE } from '#src/core/checkout/coupon.ts';
import { CONSENT_MISSING, type ConsentWording, consentWording } from '#src/core/checkout/digital-consent.ts';
import { type Quote, quote } from '#src/core/checkout/quote.ts';
import { CURRENCIES } from '#src/core/money.ts';
import { isShipped, ownAmount } from '#src/core/products/pricing.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import type { BasketRequest, CheckoutItem } from '../../src/contracts/checkout.ts';
import { MAX_PAYMENT } from '../../src/contracts/limits.ts';
import type { Intent, OrderLine, Pledge } from '../db/order-types.ts';
import { pledgesOf } from '../fundings/pledges.ts';
import {
  findFiles,
  findPayoutCode,
  findProduct,
  type ShippingMethod,
  shippingMethods,
  storeSettings,
} from '../platform/catalogue.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { goodCoupon } from './valid-coupon.ts';

export type PricedLine = OrderLine & { isShipped: boolean };
/** A basket as the server prices it. Nothing in it comes from the browser but ids, quantities and texts. */
export type PricedBasket = Quote & {
  region: Region;
  lines: PricedLine[];
  shippingMethod?: ShippingMethod;
  /** What the shopper agreed to, where digital content is sold to a region that asks for it. */
  digitalConsent?: ConsentWording;
  couponCode?: string;
  payoutCode?: string;
  intent: Intent;
  /** What of it goes to fundings. */
  pledges: Pledge[];
};

type Options = { isLive: boolean; defaultShippingMethod?: string; now: Date };

/** Prices a basket from the build's catalogue, or says which line or field stands in the way. */
export function priceBasket(request: BasketRequest, options: Options): PricedBasket | Problem {
  const region = regionOf(request.storeRegion);
  const wrongRegion = regionProblem(request, region);
  if (wrongRegion) return wrongRegion;
  const lines = priceLines(request.items, region, options);
  if (isProblem(lines)) return lines;
  const digitalConsent = consentFor(request.digitalConsent, lines, region);
  if (isProblem(digitalConsent)) return digitalConsent;
  const shippingMethod = chooseShipping(
    request.shippingMethodId,
    lines,
    region,
    options.defaultShippingMethod,
  );
  if (isProblem(shippingMethod)) return shippingMethod;
  const coupon =
    request.couponCode === undefined ? undefined : usableCoupon(request.couponCode, lines, options.now);
  if (isProblem(coupon)) return coupon;
  const payoutCode = request.payoutCode === undefined ? undefined : usablePayoutCode(request.payoutCode);
  if (isProblem(payoutCode)) return payoutCode;

  const sums = quote({
    lines: lines.map((line) => ({
      amount: line.unitAmount,
      quantity: line.quantity,
      productId: line.productId,
      isShipped: line.isShipped,
    })),
    coupon,
    shippingAmount: shippingMethod?.rates[region.code] ?? 0,
  });
  return (
    refuseTotal(sums, region) ?? {
      ...sums,
      region,
      lines,
      intent: 'Standard',
      pledges: pledgesOf(lines, sums, region, options.now),
      ...(digitalConsent && { digitalConsent }),
      ...(shippingMethod && { shippingMethod }),
      ...(coupon && { couponCode: coupon.code }),
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
function priceLines(items: CheckoutItem[], region: Region, options: Options): PricedLine[] | Problem {
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

function priceLine(
  item: CheckoutItem,
  field: string,
  region: Region,
  { isLive }: Options,
): PricedLine | Problem {
  const product = findProduct(item.productId);
  if (!product || (product.kind === 'test' && isLive))
    return problem('unknown_product', 'We do not know this product.', { field: `${field}.productId` });
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
    ...(format.type && { formatType: format.type }),
    ...(files.length > 0 && { files }),
    ...(customization && { customization }),
    ...(item.previewUrl && { previewUrl: item.previewUrl }),
  };
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

/** A method without a rate here is not offered here, or it would post to the other side of the world for nothing. */
function chooseShipping(
  asked: string | undefined,
  lines: PricedLine[],
  { code }: Region,
  preferred?: string,
): ShippingMethod | undefined | Problem {
  const active = shippingMethods().filter((method) => method.active);
  const priced = active.filter(({ rates }) => rates[code] !== undefined);
  const offered = priced.length > 0 ? priced : active;
  const chosen =
    asked === undefined
      ? (offered.find(({ _id }) => _id === preferred) ?? offered[0])
      : offered.find(({ _id }) => _id === asked);
  if (asked !== undefined && !chosen)
    return problem('unknown_shipping_method', 'Please choose how to have it sent.', {
      field: 'shippingMethodId',
    });
  return lines.some((line) => line.isShipped) ? chosen : undefined;
}

function usableCoupon(code: string, lines: PricedLine[], now: Date) {
  const coupon = goodCoupon(code, now);
  if (!coupon) return problem('unknown_coupon', UNKNOWN_COUPON_MESSAGE, { field: 'couponCode', status: 422 });
  if (!lines.some((line) => couponCovers({ productIds: coupon.products }, line.productId)))
    return problem('not_found', couponCoversNothing(code), { field: 'couponCode', status: 422 });
  return { code: coupon.code, percentOff: coupon.percentOff, productIds: coupon.products };
}

/** A payout code as it is recorded, when it is one of ours and in use. */
export function usablePayoutCode(code: string): string | Problem {
  const payoutCode = findPayoutCode(code);
  return payoutCode?.active
    ? payoutCode.code
    : problem('unknown_payout_code', `Incorrect payout code: ${code}`, { field: 'payoutCode' });
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
