/** What the mails about a form share. */

export const next = 'What happens next';
export const withdrawalCounts = 'It takes effect from the moment it arrived.';
/** The name of a fact, and its value. */
export const arrived = 'Arrived';
export const moment = '{moment} UTC';
/** `{page}` is the address of the form. */
export const reason =
  'You get this email because somebody sent a form at {page} with this address. If that was not you, you can ignore this.';
