/**
 * The labels of fields at the start of a sentence. Fields that only programs send are called by their name.
 */
const LABELS: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  body: 'The request',
  code: 'The code',
  country: 'The country',
  couponCode: 'The promo code',
  customizationQuery: 'The wording',
  deliverOn: 'The day',
  email: 'The e-mail address',
  firstName: 'The first name',
  gift: 'What is said of the present',
  giftCardCode: 'The gift card’s code',
  isoCurrency: 'The currency',
  items: 'The basket',
  keyword: 'What is searched for',
  link: 'The link',
  note: 'The note',
  number: 'The order number',
  order: 'The order number',
  payoutCode: 'The payout code',
  productFormatId: 'The format',
  productId: 'The product',
  quantity: 'The quantity',
  rating: 'The number of stars',
  shippingMethodId: 'The shipping method',
  storeRegion: 'The region',
  text: 'The text',
  token: 'The link',
});

/** The label of the field at a path such as `items.0.quantity`. */
export function labelOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? first;
  if (/^\d+$/.test(last)) return first === 'items' ? 'A line of the basket' : path;
  return LABELS[last] ?? path;
}
