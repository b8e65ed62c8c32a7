import * as z from 'zod/mini';
import { CURRENCY_CODES } from '#src/core/currencies.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { CODE_LENGTH, GIFT_LENGTH, PERSON_LENGTH } from '../limits.ts';
import { count, listOf, orNull, readJson, text, textOrEmpty } from './tolerant.ts';

/** A record of another version is ignored. */
const VERSION = 1;

/** Text that is too long is kept, so that the form can report it and nothing is cut. */
const typed = (max: number) => textOrEmpty(max * 4);

const address = {
  address1: typed(PERSON_LENGTH.address1),
  address2: typed(PERSON_LENGTH.address2),
  city: typed(PERSON_LENGTH.city),
  state: typed(PERSON_LENGTH.state),
  postcode: typed(PERSON_LENGTH.postcode),
  country: z.catch(z.string().check(z.regex(/^[A-Z]{2}$/)), ''),
};

const billing = z.object({ ...address, name: typed(PERSON_LENGTH.name) });

/** What the shopper can fill in before the payment page. All fields are optional. */
const form = z.object({
  ...address,
  email: typed(PERSON_LENGTH.email),
  firstName: typed(PERSON_LENGTH.firstName),
  surname: typed(PERSON_LENGTH.surname),
  phone: typed(PERSON_LENGTH.phone),
  shippingMethodId: textOrEmpty(64),
  /** In minor units of the region's currency. */
  shippingPrice: z.catch(count, 0),
  enableOptIn: z.catch(z.boolean(), false),
  /** Null when it equals the shipping address. */
  billing: orNull(billing),
});

/** A valid promo code as the API returns it. Records of earlier releases have fewer fields. */
const usedDiscount = z
  .object({
    code: text(CODE_LENGTH),
    percentOff: z.int().check(z.gte(0), z.lte(100)),
    productIds: listOf(z.string()),
    amountsOff: z._default(z.partialRecord(z.enum(REGION_CODES), z.int().check(z.gte(1))), {}),
    hasFreeShipping: z._default(z.boolean(), false),
    regions: z._default(listOf(z.enum(REGION_CODES)), []),
    minimumQuantity: z._default(z.int().check(z.gte(1)), 1),
    needsEmail: z._default(z.boolean(), false),
    isError: z._default(z.literal(false), false),
    error: z.catch(z.null(), null),
  })
  .check(
    z.refine(
      ({ percentOff, amountsOff, hasFreeShipping }) =>
        percentOff > 0 || Object.keys(amountsOff).length > 0 || hasFreeShipping,
    ),
  );

/** A refused promo code with the server's error, so that the message is still there after a reload. */
const refusedDiscount = z.object({
  code: text(CODE_LENGTH),
  isError: z.literal(true),
  error: z.object({
    code: text(60),
    message: text(500),
    field: z.optional(text(200)),
    requestId: z.optional(text(100)),
  }),
});

/** A gift card with its balance at the last look-up. The server checks it again. */
const giftCard = z.object({ code: text(CODE_LENGTH), balance: count, currency: z.enum(CURRENCY_CODES) });

/** The fields of a gift. `deliverOn` has the format of a date input. */
export const gift = z.object({
  name: typed(GIFT_LENGTH.name),
  from: typed(GIFT_LENGTH.from),
  note: typed(GIFT_LENGTH.note),
  email: typed(PERSON_LENGTH.email),
  deliverOn: textOrEmpty(10),
});

/**
 * A checkout attempt: its random key, which is the `Idempotency-Key`, and the basket's stamp when it started.
 * `openedKey`: the key of the last payment page, which may be for an earlier state of the basket.
 */
const attempt = z.object({ key: text(64), basketStamp: count, openedKey: z.optional(text(64)) });

const checkout = z.object({
  version: z.literal(VERSION),
  /** Null until the shopper types. Then it starts with the region's country. */
  form: orNull(form),
  walletPaymentRequestData: z._default(z.unknown(), null),
  order: orNull(z.object({ _id: z.string() })),
  discount: orNull(z.union([usedDiscount, refusedDiscount])),
  giftCard: orNull(giftCard),
  /** Null when the order is not a gift. */
  gift: orNull(gift),
  /** The version of the consent to digital content that was ticked. Empty for none. */
  digitalConsent: textOrEmpty(20),
  intent: z.catch(z.enum(['Standard', 'Funding']), 'Standard'),
  /** The payment page of the last attempt. */
  redirectUrl: textOrEmpty(4000),
  /** Null until the first checkout, and again after the order is paid. */
  attempt: orNull(attempt),
});

const shippingMethodId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export type Billing = z.output<typeof billing>;
export type CheckoutForm = z.output<typeof form>;
export type StoredAttempt = z.output<typeof attempt>;
export type StoredCheckout = Omit<z.output<typeof checkout>, 'version'>;

/** Serialises the record. */
export function encodeCheckout(
  value: Omit<StoredCheckout, 'discount'> & { discount: object | null },
): string {
  return JSON.stringify({ version: VERSION, ...value });
}

/** Reads a stored checkout. Invalid parts become null or empty. Never throws. */
export function decodeCheckout(stored: unknown): StoredCheckout | undefined {
  const read = readJson(checkout, stored);
  if (!read) return undefined;
  const { version: _, ...value } = read;
  return value;
}

/** Reads the stored id of a shipping method. Empty for none. */
export function decodeShippingMethod(stored: unknown): string {
  return readJson(shippingMethodId, stored) ?? '';
}
