/**
 * Pages that the search offers as an answer: what each is for, and what shoppers type for it. An answer of
 * the FAQ comes before them.
 */
export const newsletter = {
  title: 'Sign up for the newsletter',
  text: 'Enter your email address. Every newsletter has a link to unsubscribe.',
  find: ['newsletter', 'news', 'sign up', 'subscribe', 'mailing list', 'newsletter sign up', 'email list'],
};
export const unsubscribe = {
  title: 'Stop the newsletter',
  text: 'Unsubscribe from the newsletter.',
  find: ['unsubscribe', 'unsubscribe newsletter', 'stop newsletter', 'stop emails', 'cancel newsletter'],
};
export const order = {
  title: 'Find your order',
  text: 'See where it is, its invoice and its downloads.',
  find: [
    ...[
      'track',
      'tracking',
      'track order',
      'track parcel',
      'order tracking',
      'parcel',
      'order',
      'order status',
    ],
    ...[
      'find order',
      'my orders',
      'order history',
      'invoice',
      'receipt',
      'order arrived',
      'order late',
      'order lookup',
    ],
  ],
};
export const withdraw = {
  title: 'Return or cancel',
  text: 'Tell us what you want to send back or cancel.',
  find: [
    ...['return', 'returns', 'return order', 'return something', 'return item', 'send back', 'return form'],
    ...['refund', 'refunds', 'cancel', 'cancel order', 'withdraw', 'withdrawal', 'exchange', 'money back'],
  ],
};
export const contact = {
  title: 'Contact us',
  text: 'Write to us about an order, a product or anything else.',
  find: [
    'contact',
    'contact us',
    'email address',
    'customer service',
    'support',
    'help',
    'complaint',
    'chat',
  ],
};
export const giftCards = {
  title: 'Gift cards',
  text: 'Buy one, or see what is left on yours.',
  find: [
    'gift card',
    'gift card balance',
    'gift voucher',
    'card balance',
    'check balance',
    'redeem gift card',
  ],
};
export const downloads = {
  title: 'Your downloads',
  text: 'Get new links to the ebooks and courses you have bought.',
  find: ['download', 'downloads', 'my downloads', 'my ebook', 'my course', 'download ebook', 'lost file'],
};
export const saved = {
  title: 'Saved',
  text: 'What you have saved on this device.',
  find: ['saved', 'saved items', 'wishlist', 'wish list', 'favourites', 'favorites'],
};
export const basket = {
  title: 'Basket',
  text: 'What you have chosen so far.',
  find: ['basket', 'cart', 'shopping cart', 'checkout', 'bag', 'shopping bag'],
};
export const faq = {
  title: 'Help',
  text: 'Answers about orders, delivery and returns.',
  find: ['help', 'faq', 'questions'],
};
