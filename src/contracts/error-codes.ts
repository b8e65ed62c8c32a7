/** `also`: other statuses that the code may have. `when`: the description in the API's documentation. */
type Entry = { status: number; also?: readonly number[]; when: string };

/** All error codes of the API. */
export const ERROR_CODES = {
  // The request itself.
  body_cut_off: { status: 400, when: 'The body ended before its announced length.' },
  not_utf8: { status: 400, when: 'The body is not UTF-8.' },
  not_json: { status: 400, when: 'The body is not JSON.' },
  invalid_signature: {
    status: 400,
    when: 'The signature of the payment provider, or of the host, does not match the body.',
  },
  cross_site: { status: 403, when: 'A browser sent the request from another site.' },
  not_found: {
    status: 404,
    also: [422],
    when: 'There is no such address, id or page. With 422: the promo code covers nothing in the basket.',
  },
  method_not_allowed: {
    status: 405,
    when: 'The address allows other methods, listed in the header `allow`.',
  },
  body_too_slow: { status: 408, when: 'The body took more than ten seconds to arrive.' },
  body_too_large: { status: 413, when: 'The body is larger than the operation allows.' },
  unsupported_media_type: { status: 415, when: 'The body is neither JSON nor, if allowed, a form.' },
  invalid_input: { status: 422, when: 'A field is missing, unknown or invalid; `field` names it.' },

  // Pricing a basket or a pledge.
  region_closed: { status: 422, when: 'The store does not sell to the region at the moment.' },
  wrong_currency: { status: 422, when: 'The prices that were shown are in another currency.' },
  foreign_url: { status: 422, when: 'A return address is not one of this store.' },
  unknown_product: { status: 422, when: 'The catalogue has no such product.' },
  unknown_format: { status: 422, when: 'The product does not have this format.' },
  unavailable: { status: 409, when: 'The product cannot be bought at the moment.' },
  not_sold_here: { status: 409, when: 'The format, reward or amount is not offered in the region.' },
  too_many: {
    status: 422,
    when: 'The quantity is more than one order may have, or more than its share of the last pieces.',
  },
  customization: {
    status: 422,
    when: 'The personalisation text is missing, too long or not offered.',
  },
  consent_required: {
    status: 422,
    when: 'The shopper has not agreed to the immediate supply of digital content, or has agreed to an older wording.',
  },
  unknown_shipping_method: {
    status: 422,
    when: 'The shipping method is not offered in the region, or not for this basket and place.',
  },
  delivery_place_missing: {
    status: 422,
    when: 'The delivery depends on the country or the postcode, and `customer` has none of the region.',
  },
  not_delivered: { status: 422, when: 'No shipping method takes this basket to this place.' },
  unknown_coupon: {
    status: 404,
    also: [422],
    when: 'The promo code is unknown, inactive, not valid yet or expired: 404 when looked up, 422 at checkout.',
  },
  coupon_not_in_region: { status: 422, when: 'The promo code is not valid in the region.' },
  coupon_too_few: { status: 422, when: 'The basket has fewer covered products than the promo code needs.' },
  coupon_needs_email: {
    status: 422,
    when: 'The promo code is limited per email address, and none was given.',
  },
  coupon_used_up: {
    status: 409,
    when: 'The promo code has no uses left, in total or for this email address.',
  },
  unknown_payout_code: {
    status: 404,
    also: [422],
    when: 'The payout code is unknown or inactive: 404 when looked up, 422 at checkout.',
  },
  unknown_gift_card: { status: 422, when: 'There is no usable gift card with this code.' },
  gift_card_other_currency: { status: 422, when: 'The gift card is in another currency than the region.' },
  gift_card_empty: { status: 409, when: 'Nothing is left on the gift card.' },
  gift_card_not_needed: { status: 422, when: 'The order has nothing that a gift card can pay for.' },
  gift_card_not_taken: {
    status: 422,
    when: 'Tax is added at payment, and gift cards are not accepted there.',
  },
  gift_card_in_use: {
    status: 409,
    when: 'The balance of the gift card is lower than when it was looked up.',
  },
  gift_date: { status: 422, when: 'The day for sending a gift is in the past, or too far ahead.' },
  totals_changed: {
    status: 409,
    when: 'The totals differ from those that the shopper saw (`seen`); `quote` has the current ones.',
  },
  total_too_large: { status: 422, when: 'The total is above the largest amount of one payment.' },
  total_too_small: { status: 422, when: 'The total is below the minimum charge.' },
  unknown_funding: { status: 422, when: 'There is no such funding.' },
  unknown_reward: { status: 422, when: 'The funding has no such reward.' },
  amount_out_of_range: {
    status: 422,
    when: 'The amount is below the funding’s minimum or above its maximum.',
  },
  not_open_yet: { status: 409, when: 'The funding has not started.' },
  funding_over: { status: 409, when: 'The funding has ended.' },
  sold_out: { status: 409, when: 'Not enough of a limited product or reward is left.' },
  held_by_others: {
    status: 409,
    when: 'Enough of a limited product is unsold, but reserved by other checkouts; `availableAt` and `retry-after` say when to try again.',
  },

  // Creating the payment page.
  too_many_attempts: { status: 429, when: 'Too many payment pages were requested with one key.' },
  payment_refused: { status: 502, when: 'The payment provider refuses the request.' },
  payment_mismatch: { status: 502, when: 'The payment provider’s page does not match the request.' },
  payment_busy: {
    status: 503,
    when: 'The payment provider is too busy. Send the same request again soon.',
  },
  payment_unavailable: { status: 503, when: 'The payment provider or the database does not answer.' },

  // Rate limits.
  too_many_requests: {
    status: 429,
    when: 'Too many requests from one connection, or from all together; `retry-after` says how long to wait.',
  },

  robot_check_needed: {
    status: 403,
    when: 'The store is under load and needs a captcha: send the same request again with a token in `captcha-token`.',
  },

  // Messages, fundings and unexpected errors.
  too_many_messages: {
    status: 429,
    when: 'Too many messages in an hour from one connection, or from all together; `retry-after` says how long to wait.',
  },
  invalid_token: {
    status: 403,
    when: 'The captcha token is missing or invalid, and the message is not sent as unchecked.',
  },
  too_many_checks: {
    status: 429,
    when: 'Too many captcha tokens in an hour from one connection, or from all together; `retry-after` says how long to wait.',
  },
  captcha_unavailable: { status: 503, when: 'The captcha provider does not answer in time.' },
  gift_cards_unavailable: { status: 503, when: 'Gift cards cannot be looked up at the moment.' },
  in_stock: { status: 409, when: 'The product is available, so no notice is needed.' },
  link_over: { status: 410, when: 'The link has expired, was used, or is invalid.' },
  survey_over: { status: 409, when: 'The last day for answers has passed, or the reward is packed.' },
  not_kept: { status: 503, when: 'The request could not be stored.' },
  order_link_unavailable: { status: 503, when: 'Orders cannot be looked up at the moment.' },
  reviews_unavailable: { status: 503, when: 'The reviews cannot be read at the moment.' },
  stock_unavailable: { status: 503, when: 'The stock cannot be read at the moment.' },
  totals_unavailable: { status: 503, when: 'The totals of the fundings cannot be read at the moment.' },
  internal_error: {
    status: 500,
    when: 'An unexpected error. The status is that of the error, if it has one.',
  },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof ERROR_CODES;
type Table = typeof ERROR_CODES;
/** The other statuses that a code may have. */
export type OtherStatus<C extends ErrorCode> = Table[C] extends { also: readonly (infer S)[] } ? S : never;
