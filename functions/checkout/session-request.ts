import type Stripe from 'stripe';
import { needsBuyerAddress } from '#src/core/invoices/simplified.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { Region } from '#src/core/regions/regions.ts';
import type { Collection } from '#src/core/shipping/offer.ts';
import { deliveryCountries } from '#src/core/shipping/places.ts';
import { COLOURS } from '#src/core/shop/colours.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { paths } from '#src/lib/paths.ts';
import { madeIfFunded } from '#src/words/en/handling.ts';
import * as words from '#src/words/en/payment-page.ts';
import { fill } from '#src/words/fill.ts';
import { deliveryPlaces, findProduct, storeSettings } from '../catalogue/snapshot.ts';
import { writeCardPart } from '../gift-cards/card-part.ts';
import { type SessionMetadata, signSession } from '../orders/session-signature.ts';
import { TAX_CODES } from '../orders/tax/tax-codes.ts';
import type { PricedBasket } from './price-basket.ts';
import type { PricedLine } from './price-line.ts';
import { lineDays, shippingOption } from './shipping-option.ts';

export type SessionParams = Stripe.Checkout.SessionCreateParams;

type Frame = {
  /** The number that the order will have. */
  orderId: string;
  /** The origin of the URLs that Stripe redirects back to. */
  origin: string;
  /** Unix seconds. */
  expiresAt: number;
  hasTax: boolean;
  /** From when the delivery dates count. */
  now: Date;
  /** Reduces the prices of the lines by their discounts, instead of a coupon. */
  hasReducedPrices: boolean;
  /** `STORE_ALIAS`: names the store when its Stripe account serves several. */
  storeAlias?: string | undefined;
  email?: string;
  couponId?: string;
  /** The user agent of the customer's browser. */
  userAgent?: string;
};

/** Stripe's longest metadata value, in characters. */
const METADATA_LENGTH = 500;

/**
 * The Checkout Session parameters for a basket. Managed payments (merchant of record) and adaptive pricing
 * (converted prices) are switched off in every session: new accounts have them on by default, and both change
 * the agreed price.
 */
export function sessionRequest(basket: PricedBasket, frame: Frame): SessionParams {
  const { brand } = storeSettings();
  const { region, lines, shippingMethod, intent } = basket;
  const isPledge = intent === 'Funding';
  const backed = isPledge ? basket.pledges[0]?.fundingId : undefined;
  const { collection } = shippingMethod ?? {};
  // Shipping a pledge's reward costs nothing extra.
  const needsAddress = isPledge ? lines.some((line) => line.isShipped) : shippingMethod && !collection;
  const notes = notesOf(basket);
  const days = shippingMethod ? lineDays(basket, shippingMethod, frame.now) : [];
  const metadata = {
    order: frame.orderId,
    ...(frame.storeAlias && { store: frame.storeAlias }),
    region: region.code,
    ...(isPledge && { intent }),
    ...(basket.payoutCode && { payoutCode: basket.payoutCode }),
    ...(basket.giftCard && { giftCard: writeCardPart(basket.giftCard) }),
    signature: signatureOf(basket, frame),
  } satisfies SessionMetadata;
  return {
    mode: 'payment',
    branding_settings: branding(brand.name),
    managed_payments: { enabled: false },
    adaptive_pricing: { enabled: false },
    client_reference_id: frame.orderId,
    metadata,
    payment_intent_data: {
      // On the payment too: Stripe's fraud rules and its list of payments show the payment's metadata.
      metadata: { ...metadata, ...(frame.userAgent && { userAgent: shortened(frame.userAgent) }) },
      description: fill(isPledge ? words.pledge : words.order, {
        brand: brand.name,
        order: frame.orderId,
      }),
      ...(brand.statement && { statement_descriptor_suffix: brand.statement }),
    },
    line_items: lines.map((line, at) => {
      const discount = frame.hasReducedPrices ? (basket.lineDiscounts[at] ?? 0) : 0;
      const asked = discount > 0 ? withReducedPrice(line, discount, basket) : line;
      return lineItem({ ...asked, arrives: days[at] }, region, frame.hasTax);
    }),
    ...(frame.couponId && { discounts: [{ coupon: frame.couponId }] }),
    ...(needsAddress && {
      shipping_address_collection: { allowed_countries: allowedCountries(basket) },
    }),
    // What is collected without a charge is no shipping: Stripe then asks for no address.
    ...(shippingMethod &&
      (!collection || basket.shipping > 0) && {
        shipping_options: [shippingOption(basket, shippingMethod, frame)],
      }),
    ...(notes.length > 0 && { custom_text: { submit: { message: notes.join(' ') } } }),
    ...(region.pricesIncludeTax && hasFeature('invoices') && invoicing(basket, frame)),
    ...(frame.hasTax && { automatic_tax: { enabled: true } }),
    ...(frame.email && { customer_email: frame.email }),
    locale: region.locale === 'en-GB' ? 'en-GB' : 'en',
    expires_at: frame.expiresAt,
    // A plain string: the URL class would encode the braces, and Stripe would not fill in the id.
    success_url: `${frame.origin}${isPledge ? paths.fundingSuccess : paths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${frame.origin}${backed === undefined ? paths.basket : paths.funding(backed)}`,
  };
}

type AllowedCountry = Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry;

/**
 * The country that the price is for, where it depends on the country; else all that the region delivers to.
 */
function allowedCountries({ region, place }: PricedBasket): AllowedCountry[] {
  const countries = place?.country ? [place.country] : deliveryCountries(region.code, deliveryPlaces());
  return [...countries] as AllowedCountry[];
}

/** What is said above the button to pay. Stripe takes 1,200 characters. */
function notesOf({ lines, intent, shippingMethod }: PricedBasket): string[] {
  const { collection } = shippingMethod ?? {};
  const funded = lines
    .filter(({ productId }) => findProduct(productId)?.type === 'funding')
    .map(({ name }) => name);
  return [
    ...(collection ? [fill(words.collection, { where: whereOf(collection) })] : []),
    ...(intent === 'Funding'
      ? [words.refundOfPledge]
      : [...new Set(funded)].slice(0, 5).map((name) => fill(madeIfFunded, { name }))),
  ];
}

function whereOf({ place, address }: Collection): string {
  return [place, ...address].join(', ');
}

/**
 * What an invoice needs: the VAT number of a business, and an address unless the invoice may be a simplified
 * one. Stripe Tax would charge no VAT to some businesses (reverse charge), which invoices here cannot state:
 * so it gets no number.
 */
function invoicing({ region, total }: PricedBasket, { hasTax }: Frame): Partial<SessionParams> {
  return {
    ...(!hasTax && { tax_id_collection: { enabled: true } }),
    ...(needsBuyerAddress(region.code, total) && { billing_address_collection: 'required' }),
  };
}

/** The payment page has the shop's name and colours, whatever those of the Stripe account are. */
function branding(name: string): SessionParams['branding_settings'] {
  return {
    display_name: name,
    background_color: COLOURS.paper.light,
    button_color: COLOURS.buy.light,
    border_style: 'rectangular',
  };
}

/** The signature proves that the session is this store's, should its attempt be lost. */
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
    giftCard: basket.giftCard ? writeCardPart(basket.giftCard) : '',
  });
}

/** Cuts a text to Stripe's limit, without half a character at its end. */
function shortened(text: string): string {
  return text.slice(0, METADATA_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

type AskedLine = PricedLine & { reduction?: string; arrives?: string | undefined };

/** All pieces of a line as one, because a discount may not be divisible by the quantity. */
function withReducedPrice(line: PricedLine, discount: number, basket: PricedBasket): AskedLine {
  const { quantity, name, unitAmount } = line;
  return {
    ...line,
    name: quantity > 1 ? fill(words.pieces, { quantity: String(quantity), product: name }) : name,
    quantity: 1,
    unitAmount: unitAmount * quantity - discount,
    reduction: fill(words.reduction, {
      code: basket.couponCode ?? '',
      discount: moneyIn(basket.region.code, discount),
    }),
  };
}

function lineItem(
  line: AskedLine,
  region: Region,
  hasTax: boolean,
): NonNullable<SessionParams['line_items']>[number] {
  const { formatName, customization, reduction, arrives } = line;
  const description = [formatName, customization, reduction, arrives].filter(Boolean).join(' · ');
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
