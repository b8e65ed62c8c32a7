/** Packing many orders: the pick list, packing slips, and addresses for labels. */
export const title = { one: 'One order to pack', other: '{count} orders to pack' };
export const nothing = 'Nothing to pack';
export const nothingText = 'New orders appear here automatically.';
export const select = 'Select {order}';
export const selectAll = 'Select all';
export const selected = { one: 'One selected', other: '{count} selected' };
export const pickList = 'Pick list';
export const slips = 'Packing slips';
export const labels = 'Addresses as CSV';
export const clickAndDrop = 'For Click & Drop';
export const dhl = 'For DHL';
export const labelsHint = 'One row for each parcel. In a carrier’s tool, map its columns once.';
export const back = 'Back to the list';
export const print = 'Print';
export const takeTitle = { one: 'Take one piece', other: 'Take {count} pieces' };
export const shelf = 'Shelf';
export const sku = 'SKU';
export const thing = 'Item';
export const pieces = 'Pieces';
export const forOrders = 'For';
export const noShelf = 'no shelf';
export const slipOrder = 'Order {order}, {day}';
export const giftFrom = 'A gift from {from}';
export const giftTo = 'For {name}';
export const unnamed = 'no name';
export const noAddress = 'No address: look at the order.';
export const oneByOne = 'Pack one by one';
export const packOrder = 'Pack {order}';
export const nothingLeft = 'Nothing is left to pack of {order}';
export const nextOrder = 'Next: {order}';
export const theOrder = 'The order';
export const countOf = '{count} of {left}';
export const tickAll = 'All pieces';
export const packButton = 'Packed, {count} of {left}';
export const sendButton = 'Packed and sent, {count} of {left}';
export const packedNow = 'Parcel {number} of {order} is saved.';
export const noConnection =
  'No connection. Your progress is kept on this device; press the button again later.';
export const scanned = '{name}: {count} of {left}';
export const scanFull = '{name} is complete already.';
export const scanUnknown = '{code} is not in this order.';
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
/** The headings that Royal Mail’s Click & Drop maps automatically. */
export const clickAndDropColumns = {
  reference: 'Order reference',
  name: 'Full name',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  state: 'County',
  postcode: 'Postcode',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  instructions: 'Special instructions',
};
