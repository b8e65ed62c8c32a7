/** The document's texts. */
export const DESCRIPTION = `The API that the store’s own pages use. Amounts are minor units (cents) of a currency; moments are ISO 8601 text in UTC.

**Lists** return \`{ data, total, limit, skip }\`. \`limit\` is 12 by default (30 for sections) and at most 100; \`skip\` skips as many items. \`sort\` names a field; a \`-\` before it means descending. Equal items always have the same order, so pages never repeat or miss an item. \`keyword\` matches items in which each of its words is the start of a word (the first ten words count). \`populate\` is a comma-separated list of fields that are returned as objects and not as ids. Other parameters filter by the field of that name. Unknown and repeated parameters are refused.

**Errors** have one shape: \`{ error: { code, message, field?, requestId } }\`. \`code\` is one of a closed list, \`message\` is for people, \`field\` names the invalid field, and \`requestId\` identifies the request for support. Every address returns 405 with the header \`Allow\` for other methods. An unknown address returns 404.

**Caching.** Responses from the catalogue stay the same until the next deploy and have an \`ETag\`. Everything else is \`no-store\`, or cached for seconds. There is no CORS: in browsers, only the store’s own pages can call the API.

The files below \`/data/\` are for the store’s own pages. They are not part of this API and may change at any time.`;

const TAG_WORDS = {
  Catalogue: 'What the store shows: lists, and each entry of them.',
  Fundings: 'Fundings with their current totals.',
  Buying: 'Codes, shipping and the payment page.',
  Orders: 'Links to an order and to bought files.',
  Messages: 'Messages to the store, and mails that are asked for.',
  Store: 'For the store’s own pages and the payment provider.',
} as const;
type Tag = keyof typeof TAG_WORDS;

export const TAGS = Object.entries(TAG_WORDS).map(([name, description]) => ({ name, description }));

/** The tag for each first path segment below `/api/`. */
const TAG_OF: Readonly<Record<string, Tag>> = {
  products: 'Catalogue',
  creators: 'Catalogue',
  recipes: 'Catalogue',
  'hp-store': 'Catalogue',
  selections: 'Catalogue',
  statistics: 'Catalogue',
  fundings: 'Fundings',
  checkout: 'Buying',
  coupons: 'Buying',
  'payout-codes': 'Buying',
  'gift-cards': 'Buying',
  'shipping-methods': 'Buying',
  'order-link': 'Orders',
  'download-links': 'Orders',
  newsletter: 'Messages',
  reviews: 'Messages',
  'newsletter-confirmations': 'Messages',
  'stock-notices': 'Messages',
  unsubscribe: 'Messages',
  contact: 'Messages',
  'creator-request': 'Messages',
  feedback: 'Messages',
  withdrawal: 'Messages',
};

export function tagOf(path: string): Tag {
  return TAG_OF[path.split('/')[2] ?? ''] ?? 'Store';
}
