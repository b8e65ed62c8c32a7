/** Creators at the desk: what they earned, their statements and their payments. */
export const notYours = 'You see only what is yours.';
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
export const markSure = 'Mark the {count} of the last list as paid? Do so after the bank has carried it out.';
export const listFirst =
  'Save the list for the bank first: it has the creators whose account is known. Only those are marked as paid.';
export const nothingListed = 'Nobody who is due has an account of this kind.';
export const paid = {
  one: '{count} statement is marked as paid.',
  other: '{count} statements are marked as paid.',
};
export const states = { open: 'Open', closed: 'Closed', due: 'Due', paid: 'Paid' };
export const movedOn = 'Under 20, moved on';
export const statement = '{month}, {amount}';
export const months = 'Months';
export const opening = 'From before';
export const earned = 'Earned';
export const paidSum = 'Paid';
export const closing = 'Left';
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
export const entryKind = 'What it is';
export const entryHints = {
  advance: 'Money that you paid before it was due. It is set off against what they earn.',
  correction: 'What they are owed more, or less with a minus.',
};
export const currency = 'Currency';
export const note = 'Why';
export const bookEntry = 'Book it';
export const entryBooked = 'It is booked.';
