/** The titles and descriptions of pages that a function fills in for one visitor, or a script. */

export const notifyTitle = 'Tell me when it is back';
export const notifyDescription = 'We email you once, when a sold-out product is back.';
export const reviewTitle = 'Write a review';
export const reviewDescription = 'Review something that you bought here.';
export const savedTitle = 'Saved items';
export const savedDescription = 'What you have saved on this device, and a link to open it on another.';
export const unsubscribeTitle = 'Unsubscribe';
export const unsubscribeDescription = 'Stop emails from us.';
