/** The document's texts. */
export const DESCRIPTION = `The API that the store’s own pages use. Amounts are minor units (cents) of a currency; moments are ISO 8601 text in UTC.

**Lists** answer \`{ data, total, limit, skip }\`. \`limit\` is 12 unless you say otherwise (30 for sections) and at most 100; \`skip\` leaves out as many. \`sort\` names a field, with \`-\` before it the other way round; what is equal there always comes in the same order, so that pages neither repeat nor miss anything. \`keyword\` finds by the beginnings of words, all of which must fit (the first ten count). \`populate\` names fields, with commas between them, that are to be things and not ids. Other parameters filter by the field of that name. A parameter that is unknown, or comes twice, is refused.

**Refusals** have one shape: \`{ error: { code, message, field?, requestId } }\`. The code is one of a closed list, the message is for a person, \`field\` names what is at fault, and \`requestId\` is the number to mention in a complaint. Any address answers another method than its own with 405 and the header \`Allow\`; one that nobody knows is a 404.

**Caches.** What the catalogue alone answers stays the same until the next deploy and has an \`ETag\`; fundings are kept for seconds, and everything else is \`no-store\`. There is no CORS: browsers may call it from the store’s own pages and from nowhere else, programs from anywhere.

The files below \`/data/\` (\`products-{region}.json\`, \`products/{id}.json\`, \`recipes.json\`, \`search-{region}.json\`) are made for the store’s own pages, in a form that suits them. They are no part of this API and change with them.`;

const TAG_WORDS = {
  Catalogue: 'What the store has: products, creators, recipes, sections, selections.',
  Fundings: 'Fundings with what has come in by now.',
  Buying: 'Codes, shipping and the way to the payment page.',
  Orders: 'Finding an order, and what was bought in it.',
  Messages: 'Letters, applications, feedback and withdrawals; and mails that somebody asks for or ends.',
  Store: 'What the store’s own pages and its payment provider need.',
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
