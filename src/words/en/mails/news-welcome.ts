/** To a new subscriber of the newsletter. */

export const subject = 'You’re on the list: news from {shop}';
export const preview = 'You can unsubscribe at any time.';
export const title = 'Thank you. You’re on the list.';
/** Before what they agreed to, word for word. */
export const agreed = 'On {day} you agreed to this:';
export const howToEnd = 'To unsubscribe, use the link below. Every newsletter has one as well.';
/** `{site}` is the shop’s web address. */
export const reason = 'You get this email because you confirmed the newsletter at {site} with this address.';
