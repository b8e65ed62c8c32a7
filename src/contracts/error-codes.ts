/** `also`: other statuses that the code may have. `when`: the description in the API's documentation. */
type Entry = { status: number; also?: readonly number[]; when: string };

/** All error codes of the API. */
export const ERROR_CODES = {
  // The request itself.
  body_cut_off: { status: 400, when: 'The body ended before its announced length.' },
  not_utf8: { status: 400, when: 'The body is not UTF-8.' },
  not_json: { status: 400, when: 'The body is not JSON.' },
  invalid_signature: { status: 400, when: 'The payment provider’s signature does not fit the body.' },
  cross_site: { status: 403, when: 'A browser sent it from another site.' },
  not_found: {
    status: 404,
    also: [422],
    when: 'There is no such address, id or page; with 422: a promo code covers nothing in the basket.',
  },
  method_not_allowed: {
    status: 405,
    when: 'The address takes other methods, which the header `allow` lists.',
  },
  body_too_slow: { status: 408, when: 'The body took more than ten seconds to arrive.' },
  body_too_large: { status: 413, when: 'The body has more bytes than the operation takes.' },
  unsupported_media_type: { status: 415, when: 'The body is neither JSON nor, where one is taken, a form.' },
  invalid_input: { status: 422, when: 'A field is missing, unknown or wrong; `field` names it.' },

  // Pricing a basket or a pledge.
  region_closed: { status: 422, when: 'The store does not sell to the region at the moment.' },
  wrong_currency: { status: 422, when: 'The prices that were shown are in another currency.' },
  foreign_url: { status: 422, when: 'A return address is not one of this store.' },
  unknown_product: { status: 422, when: 'The catalogue has no such product.' },
  unknown_format: { status: 422, when: 'The product does not come in the format.' },
  unavailable: { status: 409, when: 'The product cannot be bought at the moment.' },
  not_sold_here: { status: 409, when: 'The format, reward or amount is not offered in the region.' },
  too_many: {
    status: 422,
    when: 'More of one thing than an order may have, or than its share of the few that are left.',
  },
  customization: {
    status: 422,
    when: 'What is to be written on the thing is missing, too long or not offered.',
  },
  consent_required: {
    status: 422,
    when: 'Digital content is supplied at once, and the shopper has not agreed to that in the words shown now.',
  },
  unknown_shipping_method: { status: 422, when: 'The shipping method is not offered in the region.' },
  unknown_coupon: {
    status: 404,
    also: [422],
    when: 'The promo code is unknown, switched off, to come or over: 404 when looked up, 422 at checkout.',
  },
  coupon_not_in_region: { status: 422, when: 'The promo code is not valid in the region.' },
  coupon_too_few: { status: 422, when: 'The promo code takes more of what it is for than the basket has.' },
  coupon_needs_email: {
    status: 422,
    when: 'The promo code can be used so many times for each e-mail address, and none was given.',
  },
  coupon_used_up: {
    status: 409,
    when: 'The promo code was used as often as it can be, by all or with this e-mail address.',
  },
  unknown_payout_code: {
    status: 404,
    also: [422],
    when: 'The payout code is unknown or switched off: 404 when looked up, 422 at checkout.',
  },
  unknown_gift_card: { status: 422, when: 'There is no gift card of that code that can be used.' },
  gift_card_other_currency: { status: 422, when: 'The gift card is in another currency than the region.' },
  gift_card_empty: { status: 409, when: 'Nothing is left on the gift card.' },
  gift_card_not_needed: { status: 422, when: 'Nothing in the order is paid for by a gift card.' },
  gift_card_not_taken: {
    status: 422,
    when: 'Tax is added to prices at payment, where gift cards are not taken.',
  },
  gift_card_in_use: { status: 409, when: 'The gift card has less left than when it was looked at.' },
  gift_date: { status: 422, when: 'The day on which a present is to be sent is over, or too far ahead.' },
  totals_changed: {
    status: 409,
    when: 'The purchase does not come to what the shopper saw (`seen`); `quote` says what it comes to now.',
  },
  total_too_large: { status: 422, when: 'The total is more than can be paid at once.' },
  total_too_small: { status: 422, when: 'The total is below the smallest sum that can be charged.' },
  unknown_funding: { status: 422, when: 'There is no such funding.' },
  unknown_reward: { status: 422, when: 'The funding has no such reward.' },
  amount_out_of_range: {
    status: 422,
    when: 'The amount is below the funding’s smallest or above its largest.',
  },
  not_open_yet: { status: 409, when: 'The funding has not begun.' },
  funding_over: { status: 409, when: 'The funding has ended.' },
  sold_out: { status: 409, when: 'Not enough of a limited thing or reward is left.' },
  held_by_others: {
    status: 409,
    when: 'Enough of a limited thing is unsold, but others are paying for it; `availableAt` and `retry-after` say when to try again.',
  },

  // Creating the payment page.
  too_many_attempts: { status: 429, when: 'Too many payment pages were asked for under one key.' },
  payment_refused: { status: 502, when: 'The payment provider refuses what it was asked for.' },
  payment_mismatch: { status: 502, when: 'The payment provider’s page is not the one that was asked for.' },
  payment_busy: {
    status: 503,
    when: 'The payment provider has too much to do; the same request may be sent again soon.',
  },
  payment_unavailable: { status: 503, when: 'The payment provider or the database does not answer.' },

  // Rate limits.
  too_many_requests: {
    status: 429,
    when: 'One connection, or all together, ask for this more often than anybody shops; `retry-after` says for how long.',
  },

  robot_check_needed: {
    status: 403,
    when: 'So many requests come in that a check for robots is needed: send the same again with a token in `captcha-token`.',
  },

  // Messages, fundings and unexpected errors.
  too_many_messages: {
    status: 429,
    when: 'More messages come from one connection, or from all, in an hour than anybody writes; `retry-after` says for how long.',
  },
  invalid_token: {
    status: 403,
    when: 'The captcha token of a message is missing or does not hold, and nothing says that it comes without.',
  },
  too_many_checks: {
    status: 429,
    when: 'More captcha tokens are checked for one connection, or for all, in an hour than anybody needs; `retry-after` says for how long.',
  },
  captcha_unavailable: { status: 503, when: 'The captcha provider does not answer, or not in time.' },
  gift_cards_unavailable: { status: 503, when: 'Gift cards cannot be looked up at the moment.' },
  in_stock: { status: 409, when: 'Nobody needs to wait for it: it can be bought now.' },
  link_over: { status: 410, when: 'The link has run out, was used, or was never one of the store’s.' },
  not_kept: { status: 503, when: 'What was sent could not be stored.' },
  order_link_unavailable: { status: 503, when: 'Orders cannot be looked up at the moment.' },
  stock_unavailable: { status: 503, when: 'What is left cannot be counted at the moment.' },
  totals_unavailable: { status: 503, when: 'What the fundings have raised cannot be read.' },
  internal_error: {
    status: 500,
    when: 'Anything unexpected; the status is the failure’s own where it has one.',
  },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof ERROR_CODES;
type Table = typeof ERROR_CODES;
/** The other statuses that a code may have. */
export type OtherStatus<C extends ErrorCode> = Table[C] extends { also: readonly (infer S)[] } ? S : never;
