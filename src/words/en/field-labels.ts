/**
 * The labels of fields at the start of a sentence about what is wrong with them, by their name in the API.
 */

export const labels = {
  body: 'The request',
  code: 'The code',
  country: 'The country',
  couponCode: 'The promo code',
  customizationQuery: 'The personalisation',
  deliverOn: 'The day',
  email: 'The email address',
  firstName: 'The first name',
  gift: 'The gift',
  giftCardCode: 'The gift card’s code',
  isoCurrency: 'The currency',
  items: 'The basket',
  keyword: 'The search text',
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
};
export const line = 'A line of the basket';
