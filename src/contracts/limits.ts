/**
 * How much of anything the API takes. The largest quantity and number of lines of an order are rules of the shop and stand in
 * `src/core/basket/quantity.ts`.
 */

/** The most bytes that a request's body may have. */
export const BODY_LIMIT = {
  checkout: 64 * 1024,
  /** Ten thousand characters, each of them as long as a form can write it. */
  message: 128 * 1024,
  checkToken: 16 * 1024,
  failure: 32 * 1024,
  orderLink: 4 * 1024,
  downloadLinks: 8 * 1024,
  subscription: 4 * 1024,
  /** A thousand characters, each of them as long as a form can write it, and what stands around them. */
  review: 32 * 1024,
  giftCard: 2 * 1024,
  webhook: 1024 * 1024,
} as const;

/** An `Idempotency-Key`, by which a request that is sent again is known. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{16,80}$/;

/** An id as the catalogue writes it: a slug. */
export const CATALOGUE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const CATALOGUE_ID_LENGTH = 64;

/** A promo or payout code as it may be typed. Plain letters only: `toUpperCase` turns other letters (ı, ſ, ﬁ) into these. */
export const CODE = /^[A-Za-z0-9-]{3,40}$/;
export const CODE_LENGTH = 40;

/** What a shopper may have written or printed on a thing, in characters; a product may allow less. */
export const CUSTOMIZATION_LENGTH = 200;

/** What a shopper types about themselves, in characters. The payment provider takes no longer telephone number. */
export const PERSON_LENGTH = {
  email: 254,
  firstName: 100,
  surname: 100,
  name: 200,
  phone: 20,
  address1: 200,
  address2: 200,
  city: 100,
  state: 100,
  postcode: 20,
} as const;

/** A picture of the store's own, by its path. An address of another host would reach whoever prints or packs an order. */
export const OWN_PICTURE = /^\/pictures\/[\w-]+\/\d+\.(?:webp|avif)$/;

/** What a buyer says of a product, in characters. */
export const REVIEW_LENGTH = { text: 1000, firstName: 30 } as const;
/** What is said of a present, in characters. */
export const GIFT_LENGTH = { name: 100, note: 300 } as const;

/** An order's number as it may be typed, with room for a slip. */
export const ORDER_NUMBER_LENGTH = 40;

/** The most the payment provider charges at once, in minor units. */
export const MAX_PAYMENT = 99_999_999;

/**
 * Nobody pays or looks up a code this often in a minute; who tries stolen cards or guesses codes does. The platform reads the number
 * from `functions/endpoints/{checkout,codes}.ts`, where it stands once more, as a literal; a test holds them together.
 */
export const CALLS_PER_MINUTE = 30;

/** Parts of lists: how many things there are when nobody says, the most that may be asked for at once, and the most that may be left out. */
export const LIST = { pageSize: 12, sections: 30, limit: 100, skip: 100_000 } as const;
/** What is searched for, in characters. */
export const KEYWORD_LENGTH = 100;
