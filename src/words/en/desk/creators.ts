/** Creators at the desk: what they earned, their statements and their payments. */
export const notYours = 'You see only your own statements.';
export const noParty = 'There is no such creator.';
export const noMonth = 'There is no statement for this month.';

export const name = 'Creator';
export const balance = 'Owed now';
export const due = 'Due';
export const hasAccount = 'Bank account';
export const yes = 'known';
export const no = 'missing';
export const closeMonth = 'Close {month}';
export const closeSure = 'Close {month}? Statements are made and mailed. A closed month never changes.';
export const closed = '{month} is closed.';
export const madeStatements = { one: '{count} statement was made.', other: '{count} statements were made.' };
export const noCreators = 'Nobody has earned anything yet.';
export const payouts = 'To be paid';
export const noPayouts = 'Nothing is due.';
export const amount = 'Amount';
export const sepa = 'SEPA (CSV)';
export const bacs = 'BACS (CSV)';
export const markPaid = 'Mark as paid';
export const markSure = 'Mark the {count} of the last list as paid? Do this after the bank has paid.';
export const listFirst =
  'Save the list for the bank first: it has the creators with a known account. Only these are marked as paid.';
export const nothingListed = 'No creator with a payment due has an account of this kind.';
export const paid = {
  one: '{count} statement is marked as paid.',
  other: '{count} statements are marked as paid.',
};
export const states = { open: 'Open', closed: 'Closed', due: 'Due', paid: 'Paid' };
export const movedOn = 'Under 20, carried forward';
export const statement = '{month}, {amount}';
export const months = 'Months';
export const opening = 'Brought forward';
export const earned = 'Earned';
export const paidSum = 'Paid';
export const closing = 'Balance';
export const dueOn = 'due on {day}';
export const day = 'Day';
export const what = 'What';
export const region = 'Region';
export const quantity = 'Qty';
export const gross = 'Price';
export const tax = 'Tax';
export const printing = 'Printing';
export const fee = 'Payment fee';
export const share = 'Share';
export const result = 'Yours';
export const asCsv = 'As CSV';
export const more = 'More lines';
export const noLines = 'Nothing was sold in this month.';
export const home = 'Hello {name}';
export const sold = 'Sold this month';
export const left = '{format}: {left} left';
export const reviews = 'What buyers say';
export const code = 'Your code {code}';
export const statements = 'Statements';
export const none = 'Nothing yet.';
export const kinds = {
  sale: 'Sale',
  refund: 'Refund',
  refund_failed: 'Refund that failed',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  commission: 'Commission',
  payment: 'Payment',
  advance: 'Advance',
  correction: 'Correction',
};

export const accountTitle = 'Bank account';
export const accountHint = 'An IBAN, or a British sort code and account number.';
export const accountFields = {
  holder: 'Name of the holder',
  iban: 'IBAN',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
};
export const saveAccount = 'Save';
export const accountSaved = 'The account is saved.';
export const entryTitle = 'Advance or correction';
export const entryKind = 'Kind';
export const entryHints = {
  advance: 'Money that you paid before it was due. It is deducted from their earnings.',
  correction: 'An amount added to what you owe them, or deducted with a minus.',
};
export const currency = 'Currency';
export const note = 'Why';
export const bookEntry = 'Book it';
export const entryBooked = 'It is booked.';
