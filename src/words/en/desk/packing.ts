/** Packing: pick list, slips, labels, and one parcel after the other. */

/** `{order}`: its number. */
export const noOrder = 'There is no order {order}, or it has nothing to send.';
export const noOrders = 'None of these orders has anything to send.';
export const refused = 'The call was refused.';

export const title = { one: 'One order to pack', other: '{count} orders to pack' };
export const titleNone = 'Nothing to pack';
export const nothing = 'Every parcel is packed. New orders appear here by themselves.';
export const pack = 'Pack';
export const packSelected = { one: 'Pack one', other: 'Pack {count}' };
export const selectAll = 'Select all';
export const selected = { one: 'One selected', other: '{count} selected' };
export const pickList = 'Pick list';
export const slips = 'Packing slips';
export const labels = 'Labels as CSV';
export const forms = { 'royal-mail': 'Royal Mail Click & Drop', dhl: 'DHL business portal' };
export const noAddress = {
  one: 'One order has no address and is not in the file.',
  other: '{count} orders have no address and are not in the file.',
};
export const more = 'More';
export const pieces = { one: 'One piece', other: '{count} pieces' };
export const columns = { order: 'Order', to: 'To', pieces: 'Pieces', method: 'Method', who: 'Packing' };
export const gift = 'Gift';
export const personal = 'Personalised';
export const scan = 'Scan or type a SKU or an order number';
export const scanNext = 'Scan the next thing, or type its SKU';
/** `{code}`: what was scanned. */
export const unknownCode = 'Nothing here has the code {code}.';
export const tooMany = 'All of {code} is in already.';
export const isNoted = '{thing}: {count} of {of} in.';

export const leave = 'Leave';
export const place = '{number} of {total}';
export const progress = '{done} of {total} pieces ticked';
export const piecesIn = 'pieces in';
export const giftNoPrices = 'Gift: no prices in the parcel';
export const grams = '{weight} kg';
export const noWeight = 'Weight unknown';
export const collection = 'Collected from {place}';
export const shelf = 'shelf {shelf}';
export const of = 'of {count}';
export const letters = {
  one: 'Copy it letter by letter: one letter',
  other: 'Copy it letter by letter: {count} letters',
};
export const copy = 'Copy';
export const copied = 'Copied';
export const notInParcel = 'Not in a parcel';
export const later = 'Not now: it is made on demand, or comes out later';
export const writeCard = 'Write on the gift card, by hand';
export const cardDone = 'Gift card written and put in';
export const tracking = 'Tracking number';
export const carrier = 'Carrier';
export const partOnly = 'Send what is ticked';
export const toGo = { one: 'Done: one to go', other: 'Done: {count} to go' };
export const done = 'Mark as sent, next';
export const doneLast = 'Mark as sent';
export const packer = '{name} is packing it since {time}.';
export const takeOver = 'Take over';
export const start = 'Start';
export const offline = 'No network since {time}';
export const kept = { one: 'One tick kept on this device', other: '{count} ticks kept on this device' };
export const waiting = {
  one: 'One parcel waits to be told as sent',
  other: '{count} parcels wait to be told as sent',
};
/** `{order}`: its number. `{why}`: a sentence. */
export const conflict = '{order} was not marked as sent: {why}';
export const dismiss = 'I have seen it';
export const allDone = 'The tray is done';
export const back = 'To the queue';
export const trayOf = { one: 'One parcel', other: '{count} parcels' };
export const total = 'Total';
export const print = 'Print';
export const slipTitle = 'Packing slip';
export const from = 'From {name}';
export const forName = 'For {name}';
export const thanks = 'Thank you.';
export const pickTitle = { one: 'Pick list: one order', other: 'Pick list: {count} orders' };
export const noShelf = 'No shelf';
export const printing = 'Reading {done} of {total}';
