/** Orders at the desk: the list, one order, sending and refunding. */
export const money = {
  pledged: 'Pledged',
  held: 'On hold',
  paid: 'Paid',
  part_refunded: 'Part refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
};
export const parcel = {
  to_pack: 'To pack',
  packing: 'Packing',
  waits: 'Waiting',
  on_hold: 'On hold',
  part_sent: 'Part sent',
  sent: 'Sent',
  returned: 'Returned',
  nothing_to_send: 'Nothing to send',
};
export const waitsFor = { funding: 'for the funding', production: 'for production', release: 'for its day' };
export const packer = '{name} is packing it';
export const pledge = 'Pledge';
export const gift = 'Gift';

export const search = 'Search orders';
export const searchHint = 'Number, name, email, postcode, product or SKU';
export const find = 'Search';
export const views = 'Views of orders';
export const all = 'All';
export const toPack = 'To pack';
export const packing = 'Packing';
export const held = 'On hold';
export const waiting = 'Waiting';
export const partSent = 'Part sent';
export const disputed = 'Disputed';
export const region = 'Region';
export const anyRegion = 'All regions';
export const order = 'Order';
export const placed = 'Placed';
export const buyer = 'Buyer';
export const what = 'Items';
export const moneyHead = 'Money';
export const parcelHead = 'Parcel';
export const andMore = '{name} + {count}';
export const noOrders = 'No order matches.';
export const anyState = 'Any';
export const fromDay = 'From';
export const untilDay = 'Until';
export const saveView = 'Save as a view';
export const viewName = 'Name of the view';
export const viewHint = 'You find it beside the other views. Only you see it.';
export const deleteView = 'Delete the view “{name}”';
export const clear = 'Clear the filters';
export const next = 'Next page';
export const first = 'First page';

export const items = 'Items';
export const sku = 'SKU';
export const item = 'Item';
export const quantity = 'Quantity';
export const sent = 'Sent';
export const sentOf = '{sent} of {owed}';
export const byMail = 'By email';
export const refundedPart = '{amount} refunded';
export const taxIncluded = 'Tax included';
export const taxAdded = 'Tax';
export const paidByCard = 'Paid by gift card';
export const refundedSum = 'Refunded';
export const net = 'Net';
export const copy = 'Copy';
export const copied = 'Copied';
export const address = 'Address';
export const noAddress = 'Nothing is sent, or the address was deleted.';
export const changeAddress = 'Change the address';
export const addressIntro =
  'The country stays, since price and tax depend on it. The buyer gets a mail about the change; if the email address changes, the old one gets it too.';
export const addressFields = {
  name: 'Name',
  line1: 'Address, first line',
  line2: 'Address, second line',
  city: 'City',
  state: 'County or state',
  postcode: 'Postcode',
  phone: 'Phone',
  email: 'Email address',
};
export const saveAddress = 'Save address';
export const addressChanged = 'The address is changed, and the buyer gets a mail.';
export const copyAddress = 'Copy the address';
export const collected = 'Collected: {name}';
export const giftTo = 'A gift for {name}, from {from}';
export const unnamed = 'no name';
export const payment = 'Payment';
export const atProvider = 'View in Stripe';
export const testPayment = 'test';
export const byGiftCard = 'Paid by gift card.';
export const parcels = 'Parcels';
export const sendPacked = 'Send it';
export const sendPackedTitle = 'Send parcel {number}';
export const openPacked = 'Unpack';
export const openInPacking = 'Open in packing';
export const noParcels = 'Nothing was sent yet.';
export const parcelNumber = 'Parcel {number}';
export const refunds = 'Refunds';
export const toCard = 'to the card or bank';
export const toGiftCard = 'to the gift card';
export const mails = 'Mails';
export const mailStatus = { waiting: 'waiting', done: 'sent', 'given-up': 'failed' };
export const notes = 'Notes';
export const note = 'A note for the shop';
export const addNote = 'Add the note';
export const history = 'History';
export const heldBecause = 'This order is on hold: {reason}. Look at the payment before anything is sent.';
export const fraud = 'The bank warned of fraud.';
export const back = 'Orders';

export const startPacking = 'Start packing';
export const cameBack = 'Mark as returned';
export const cameBackSure = 'Was this order returned? Refund it and count its stock separately.';
export const notBack = 'Undo return';
export const stopPacking = 'Stop packing';
export const release = 'Release';
export const releaseSure = 'Release this order? Its goods and mails go out as if it had not been held.';
export const send = 'Mark as sent';
export const refund = 'Refund';
export const cancelOrder = 'Cancel the rest';
export const resend = 'Send the confirmation again';
export const resent = 'The mail is on its way.';
export const print = 'Print';

export const sendTitle = 'Send a parcel';
export const sendIntro = 'The buyer gets a mail that lists this parcel and what follows.';
export const pieces = 'Pieces in this parcel of {name}';
export const ofLeft = 'of {left}';
export const carrier = 'Carrier';
export const tracking = 'Tracking number or address';
export const sendButton = 'Mark {count} as sent';
export const sentNow = 'Parcel {number} is marked as sent, and its mail is on its way.';

export const refundTitle = 'Refund';
export const refundLines = 'Pieces to refund';
export const refundShipping = 'Delivery, too';
export const refundEverything = 'Everything that is left';
export const preview = 'Summary of the refund';
export const toProvider = 'To the card or bank';
export const outOf = 'Out of the commission of {code}';
export const resumed =
  'The same refund was started before and did not finish. It is completed, not made twice.';
export const refundButton = 'Refund {amount}';
export const refundAsk = 'Refund {amount}? It cannot be undone.';
export const refunded = '{amount} is being refunded.';
export const nothingChosen = 'Choose what to refund.';
export const cancelTitle = 'Cancel the rest';
export const cancelIntro = 'All that was not sent is refunded, and goes back on sale as for any refund.';
export const cancelButton = 'Cancel and refund {amount}';

export const noParcel = 'This order has no such parcel.';
