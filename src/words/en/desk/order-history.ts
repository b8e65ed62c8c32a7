/** What happened to an order, at the desk. */

export const paid = 'Paid: {amount}.';
export const held = 'Put on hold: {reason}.';
export const fraudWarning = 'The bank warned of fraud.';
export const refunded = '{amount} refunded.';
export const refundedToGiftCard = '{amount} refunded to the gift card.';
export const refundReturned = 'A refund of {amount} came back from the bank.';
export const disputed = {
  open: 'The buyer disputes {amount}.',
  won: 'A dispute about {amount} was won.',
  lost: 'A dispute about {amount} was lost.',
};
export const packed = 'Parcel {number} packed.';
export const sent = 'Parcel {number} sent.';
export const sentWith = 'Parcel {number} sent with {carrier}.';
export const addressChanged = 'Address changed. Before: {before}.';
export const logged = {
  'orders.release': 'Released from hold.',
  'orders.take': 'Packing started.',
  'orders.give-back': 'Packing stopped.',
  'orders.returned': 'Marked as returned, or as not returned.',
  'orders.cancel': 'Cancelled.',
  'orders.resend-mail': 'A mail was sent again.',
};
