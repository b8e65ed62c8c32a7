import type Stripe from 'stripe';
import type { Region } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import { paths } from '../../src/lib/paths.ts';
import { type SessionMetadata, signSession } from '../orders/session-signature.ts';
import { storeSettings } from '../platform/catalogue.ts';
import { SHIPPING_TAX_CODE, TAX_CODES } from '../tax/tax-codes.ts';
import type { PricedBasket } from './price-basket.ts';
import type { PricedLine } from './price-line.ts';

export type SessionParams = Stripe.Checkout.SessionCreateParams;

type Frame = {
  /** The order's number to be. */
  orderId: string;
  /** The origin that the shopper comes back to. */
  origin: string;
  /** Unix seconds. */
  expiresAt: number;
  hasTax: boolean;
  /** The shop's short name, where its account serves several. */
  storeAlias?: string | undefined;
  email?: string;
  couponId?: string;
  /** What the payer's browser says of itself. */
  userAgent?: string;
};

/** The longest value that the provider keeps beside a payment, in characters. */
const METADATA_LENGTH = 500;

/**
 * Everything the hosted page is asked to show. Merchant-of-record and converted prices are switched off in every
 * session: both are on by default on new accounts, and both change what the shopper was promised.
 */
export function sessionRequest(basket: PricedBasket, frame: Frame): SessionParams {
  const { region, lines, shippingMethod, intent } = basket;
  const isPledge = intent === 'Funding';
  const backed = isPledge ? basket.pledges[0]?.fundingId : undefined;
  // A pledge's reward is posted at no further charge.
  const needsShipping = isPledge ? lines.some((line) => line.isShipped) : shippingMethod !== undefined;
  const metadata = {
    order: frame.orderId,
    ...(frame.storeAlias && { store: frame.storeAlias }),
    region: region.code,
    ...(isPledge && { intent }),
    ...(basket.payoutCode && { payoutCode: basket.payoutCode }),
    signature: signatureOf(basket, frame),
  } satisfies SessionMetadata;
  return {
    mode: 'payment',
    managed_payments: { enabled: false },
    adaptive_pricing: { enabled: false },
    client_reference_id: frame.orderId,
    metadata,
    payment_intent_data: {
      // Fraud is told by it: the provider's rules and its list of payments show what lies beside the payment.
      metadata: { ...metadata, ...(frame.userAgent && { userAgent: shortened(frame.userAgent) }) },
      description: `${storeSettings().brand.name} ${isPledge ? 'pledge' : 'order'} ${frame.orderId}`,
    },
    line_items: lines.map((line) => lineItem(line, region, frame.hasTax)),
    ...(frame.couponId && { discounts: [{ coupon: frame.couponId }] }),
    ...(needsShipping && {
      shipping_address_collection: {
        allowed_countries: [
          ...shippingCountries(region.code),
        ] as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry[],
      },
      ...(shippingMethod && { shipping_options: [shippingOption(basket, shippingMethod, frame.hasTax)] }),
    }),
    ...(frame.hasTax && { automatic_tax: { enabled: true } }),
    ...(frame.email && { customer_email: frame.email }),
    locale: region.locale === 'en-GB' ? 'en-GB' : 'en',
    expires_at: frame.expiresAt,
    // Written as plain text: URL classes would encode the braces, and the provider then fills nothing in.
    success_url: `${frame.origin}${isPledge ? paths.fundingSuccess : paths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${frame.origin}${backed === undefined ? paths.basket : paths.funding(backed)}`,
  };
}

/** By it the session is known as this store's, should its attempt ever be lost. */
function signatureOf(basket: PricedBasket, { orderId, storeAlias, expiresAt }: Frame): string {
  return signSession({
    orderId,
    store: storeAlias ?? '',
    region: basket.region.code,
    intent: basket.intent,
    currency: basket.region.currency,
    total: basket.total - (basket.giftCard?.amount ?? 0),
    expiresAt,
    payoutCode: basket.payoutCode ?? '',
  });
}

/** As much as fits, without half a character at its end. */
function shortened(text: string): string {
  return text.slice(0, METADATA_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

function lineItem(
  line: PricedLine,
  region: Region,
  hasTax: boolean,
): NonNullable<SessionParams['line_items']>[number] {
  const description = [line.formatName, line.customization].filter(Boolean).join(' · ');
  const metadata = {
    productId: line.productId,
    formatId: line.formatId,
    ...(line.customization && { customization: line.customization }),
  };
  return {
    quantity: line.quantity,
    metadata,
    price_data: {
      currency: region.currency.toLowerCase(),
      unit_amount: line.unitAmount,
      tax_behavior: region.pricesIncludeTax ? 'inclusive' : 'exclusive',
      product_data: {
        name: line.name,
        description,
        ...(hasTax && { tax_code: TAX_CODES[line.taxKind] }),
        metadata: { productId: line.productId, formatId: line.formatId },
      },
    },
  };
}

function shippingOption(
  { region, shipping, giftCard }: PricedBasket,
  { _id, name, window }: OfferedMethod,
  hasTax: boolean,
): NonNullable<SessionParams['shipping_options']>[number] {
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: name,
      fixed_amount: { amount: shipping - (giftCard?.shipping ?? 0), currency: region.currency.toLowerCase() },
      tax_behavior: region.pricesIncludeTax ? 'inclusive' : 'exclusive',
      ...(hasTax && { tax_code: SHIPPING_TAX_CODE }),
      metadata: { shippingMethodId: _id },
      delivery_estimate: {
        minimum: { unit: 'business_day', value: window.minimumDays },
        maximum: { unit: 'business_day', value: window.maximumDays },
      },
    },
  };
}
