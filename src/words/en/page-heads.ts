/** The titles and descriptions of pages that a function fills in for one visitor, or a script. */

export const notifyTitle = 'Tell me when it is back';
export const notifyDescription =
  'Leave an e-mail address and hear once when something that is sold out can be bought again.';
export const reviewTitle = 'How is it?';
export const reviewDescription = 'Say what something is like that you bought here.';
export const savedTitle = 'Saved things';
export const savedDescription =
  'What you have saved on this device, and a link by which you find it on another.';
export const unsubscribeTitle = 'Stop e-mails';
export const unsubscribeDescription = 'End the e-mails that you asked us for.';
