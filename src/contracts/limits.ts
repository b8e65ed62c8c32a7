/**
 * The limits of the API. The limits of an order's quantities and lines are in `src/core/basket/quantity.ts`.
 */

/** Maximum size of a request body, in bytes. */
export const BODY_LIMIT = {
  checkout: 64 * 1024,
  /** Ten thousand characters in the longest form encoding. */
  message: 128 * 1024,
  checkToken: 16 * 1024,
  failure: 32 * 1024,
  orderLink: 4 * 1024,
  downloadLinks: 8 * 1024,
  subscription: 4 * 1024,
  /** A thousand characters in the longest form encoding, plus the other fields. */
  review: 32 * 1024,
  /** A hundred answers and an address. */
  survey: 64 * 1024,
  giftCard: 2 * 1024,
  webhook: 1024 * 1024,
  /** A deploy names its functions and a summary of its build. */
  deploy: 256 * 1024,
} as const;

/** An `Idempotency-Key`, which identifies a retried request. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{16,80}$/;

/** An id of the catalogue: a slug. */
export const CATALOGUE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const CATALOGUE_ID_LENGTH = 64;

/**
 * A promo or payout code as typed. ASCII only: `toUpperCase` turns other letters (ı, ſ, ﬁ) into ASCII ones.
 */
export const CODE = /^[A-Za-z0-9-]{3,40}$/;
export const CODE_LENGTH = 40;

/** Maximum length of a personalisation text, in characters. A product may allow less. */
export const CUSTOMIZATION_LENGTH = 200;

/** Maximum lengths of personal data, in characters. The phone number's is Stripe's limit. */
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

/**
 * The path of one of the store's own pictures. A URL of another host would be requested by those who print or
 * pack the order.
 */
export const OWN_PICTURE = /^\/pictures\/[\w-]+\/\d+\.(?:webp|avif)$/;

/** The most questions of a survey, choices of a question, and answers in a call; lengths in characters. */
export const SURVEY_LIMIT = {
  questions: 10,
  options: 30,
  answers: 200,
  label: 80,
  option: 60,
  answer: 200,
} as const;

/** Maximum lengths of a review, in characters. */
export const REVIEW_LENGTH = { text: 1000, firstName: 30 } as const;
/** Maximum lengths of a gift's fields, in characters. */
export const GIFT_LENGTH = { name: 100, from: 100, note: 300 } as const;

/** Maximum length of a typed order number, with room for typing errors. */
export const ORDER_NUMBER_LENGTH = 40;

/** Stripe's maximum charge, in minor units. */
export const MAX_PAYMENT = 99_999_999;

/**
 * The rate limit of checkout and code look-ups per minute, against card testing and code guessing. Netlify
 * reads it from `functions/endpoints/{checkout,codes}.ts`, which repeat it as a literal; a test compares
 * them.
 */
export const CALLS_PER_MINUTE = 30;

/** Limits of lists: the default page size, the largest page size, and the largest offset. */
export const LIST = { pageSize: 12, sections: 30, limit: 100, skip: 100_000 } as const;
/** Maximum length of a search text, in characters. */
export const KEYWORD_LENGTH = 100;
