/** To the buyer: a parcel has left. */

export const subject = 'On its way: order {id}';
/** The same for an order that is collected. */
export const toCollect = {
  subject: 'Ready to collect: order {id}',
  preview: 'Your order is ready.',
  title: 'Your order is ready to collect.',
  everything: 'Your whole order is ready to collect.',
  these: 'These items are ready to collect:',
};
export const preview = 'Your parcel has left us.';
export const previewWithCarrier = 'With {carrier}.';
export const title = 'Your parcel is on its way.';
export const everything = 'Your whole order has left us.';
export const these = 'These items have left us:';
export const follows = 'The rest will follow in another parcel:';
/** More than one of a product. */
export const several = '{quantity} × {name}';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const track = 'Track your parcel';
export const address = 'Delivery address:';
