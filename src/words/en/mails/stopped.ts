/** What the store has stopped for an order with a dispute or a fraud warning. */

export const pledge = 'The pledge is held, and nothing is sent for it.';
export const parcelLeft = 'The parcel left on {day}: only its carrier can still stop it.';
export const parcel = 'The parcel is held: do not send it. Production that has not begun is stopped.';
export const files = 'Its download links do not work.';
export const giftCards = 'Gift cards bought with it cannot be spent.';
export const mails = 'Emails with a present, a code or files wait.';
