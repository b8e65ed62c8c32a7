/** Packing many orders: the pick list, packing slips, and addresses for labels. */
export const title = { one: 'One order to pack', other: '{count} orders to pack' };
export const nothing = 'Nothing to pack';
export const nothingText = 'New orders appear here by themselves.';
export const select = 'Select {order}';
export const selectAll = 'Select all';
export const selected = { one: 'One selected', other: '{count} selected' };
export const pickList = 'Pick list';
export const slips = 'Packing slips';
export const labels = 'Addresses as CSV';
export const labelsHint =
  'One row for each parcel. In a carrier’s tool, map its columns once: their names are plain.';
export const back = 'Back to the list';
export const print = 'Print';
export const takeTitle = { one: 'Take one piece', other: 'Take {count} pieces' };
export const shelf = 'Shelf';
export const sku = 'SKU';
export const thing = 'Thing';
export const pieces = 'Pieces';
export const forOrders = 'For';
export const noShelf = 'no shelf';
export const slipOrder = 'Order {order}, {day}';
export const giftFrom = 'A gift from {from}';
export const giftTo = 'For {name}';
export const unnamed = 'no name';
export const noAddress = 'No address: look at the order.';
export const columns = {
  reference: 'Order reference',
  name: 'Name',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  state: 'County or state',
  postcode: 'Postcode',
  country: 'Country code',
  email: 'Email',
  phone: 'Phone',
  method: 'Service',
};
