/** Invoices and credit notes: their page, which is printed and goes with mails, and links to them. */

/** A line of an order, by the product and its format. */
export const line = '{name} ({format})';
export const shipping = 'Delivery';

/** The titles. `cancellation` takes a credit note back. */
export const title = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  cancellation: 'Cancellation of a credit note',
};
/** In the title of the page, and in links: `Invoice FD-000012`. */
export const named = '{title} {number}';
/** The names of facts. */
export const number = 'Number';
export const issued = 'Date of issue';
export const paid = 'Date of supply and payment';
export const order = 'Order';
export const correctsInvoice = 'Corrects invoice';
export const correctsCreditNote = 'Cancels credit note';
export const seller = 'Seller';
export const buyer = 'Buyer';
/** `{number}` is the number of a seller or buyer. */
export const vatNumber = 'VAT number {number}';
export const taxNumber = 'Tax number {number}';
export const noBuyer = 'No name was given.';
export const buyerDeleted =
  'The buyer’s details have been deleted: the time for which they must be kept is over.';

/** The columns. Amounts are without tax. */
export const description = 'Description';
export const quantity = 'Quantity';
export const unitPrice = 'Unit price';
export const discount = 'Discount';
export const net = 'Net';
export const rate = 'VAT rate';
export const taxRate = 'Tax rate';
export const vat = 'VAT';
export const tax = 'Tax';
export const gross = 'Total';
/** In place of a rate. */
export const outside = 'Outside the scope of VAT';
export const outsideShort = 'None';
export const otherRate = 'Several rates';
/** The sums. */
export const byRate = 'VAT by rate';
export const total = 'Total';
export const totalInvoice = 'Total, {currency}';
export const byGiftCard = 'A gift card paid {amount} of it.';
export const netOfUnit = 'Prices are without VAT. Unit prices are rounded.';
export const voucher =
  'Gift cards are taxed when they are spent, so no VAT is charged on them. A donation is not a sale.';
export const taxUnknown =
  'The VAT in these prices could not be worked out here. Write to us for an invoice that states it.';
export const isPaid = 'Paid. Nothing is due.';
export const refunded = 'This amount is refunded.';
export const notRefunded = 'The bank returned the refund, so this amount is not refunded by the credit note.';
/** The link from an invoice to its order. */
export const backToOrder = 'Back to the order';
export const print = 'To print it, or to save it as a PDF, use your browser’s print command.';
