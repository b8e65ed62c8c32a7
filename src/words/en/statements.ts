/** Statements and payments of creators: what is refused, and why. */

export const notOver = '{month} is not over. It can be closed from {day} on.';
export const notBooked =
  '{count} orders could not be booked, so no month was closed. Fill in the rates of exchange (npx found statements rates), and look at the log for errors.';
export const noStatement = 'There is no such statement.';
export const notDue = 'The statement of {party} for {month} is not due: it is {state}.';
export const notTheSame =
  'The statement of {party} for {month} is over {amount} and not what you saw. Load the list again.';
export const noAmount = 'The amount is a whole number of minor units and not 0.';
export const noAdvance = 'An advance is above 0.';
export const noNote = 'Say why.';
export const wrongIban = 'This is no IBAN: its check digits do not fit.';
export const wrongSortCode = 'A sort code has 6 digits.';
export const wrongAccount = 'An account number has 8 digits.';
export const wrongHolder = 'Write the name in Latin letters, as the bank has it.';
export const oneAccount = 'Either an IBAN, or a sort code and an account number.';
export const payeeChanged = 'Somebody has changed this account meanwhile. Load it again.';
export const states = { closed: 'closed', due: 'due', paid: 'paid' };
