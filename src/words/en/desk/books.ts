export const noPayout = 'There is no payout with this id.';
export const month = 'Month';
export const title = 'Books of {month}';
export const note = 'Days in UTC, amounts include tax. A gift card is a sale when it is spent.';
export const days = 'By day';
export const day = 'Day';
export const region = 'Region';
export const orders = 'Orders';
export const goods = 'Goods';
export const giftCardsSold = 'Gift cards sold';
export const shipping = 'Delivery';
export const discount = 'Discount';
export const total = 'Paid';
export const giftCardsSpent = 'of it by gift card';
export const refunded = 'Refunded';
export const toGiftCards = 'of it to gift cards';
export const older = 'Older payouts';
export const tax = 'By kind and rate of tax';
export const kind = 'Kind';
export const rate = 'Rate';
export const amount = 'Sales';
export const taxHead = 'Tax';
export const unknownRate = 'rate not known';
export const ratePercent = '{rate} %';
export const fees = 'Payments, refunds, disputes and fees at the provider';
export const category = 'For';
export const gross = 'Amount';
export const fee = 'Fee';
export const net = 'Net';
export const differences = 'Orders that differ from the provider';
export const differencesNote =
  'The provider’s transactions are imported every hour. Orders since the last import are listed until then.';
export const noDifferences = 'Every order of the month has the same amount at the provider.';
export const ordered = 'In the order';
export const provided = 'At the provider';
export const payouts = 'Payouts';
export const noPayouts = 'No payout was imported yet.';
export const arrives = 'Arrives';
export const status = 'State';
export const nothing = 'Nothing was sold or refunded.';
export const journal = 'Journal of {currency}';
export const journalNote =
  'Import it once, when the month is over. The codes of the accounts are in the settings of the books.';
export const code = 'Account';
export const what = 'What';
export const narration = '{shop}, {month}, {currency}';
export const accounts = {
  sales: 'Sales',
  shipping: 'Delivery',
  tax: 'Tax',
  giftCards: 'Gift cards',
  payments: 'Payments',
  fees: 'Payment fees',
  disputes: 'Disputes',
  exchange: 'Exchange',
  balance: 'Balance at the provider',
  payouts: 'Payouts',
  suspense: 'Other movements',
};
export const journalEvents = { sold: 'sold', refunded: 'refunded', spent: 'spent', returned: 'put back' };
export const debit = 'Debit';
export const credit = 'Credit';
export const sum = 'Sum';
export const forms = { xero: 'Save for Xero', datev: 'Save for DATEV' };
export const noJournalIn = 'There is no journal of {currency} in this month.';
export const notForDatev = 'DATEV takes the journal in EUR, and needs “datev” in the settings of the books.';
export const save = 'Save as CSV';
export const taxOnTop = 'Tax on top';
export const count = 'Number';
export const refundedTax = 'Tax refunded';
export const unexplained = 'Without an order';
