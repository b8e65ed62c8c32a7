/** To a new subscriber of the newsletter. */

export const subject = 'You get news from {shop}';
export const preview = 'And how it ends, whenever you like.';
export const title = 'Thank you. You are on the list.';
/** Before what they agreed to, word for word. */
export const agreed = 'On {day} you said yes to these words:';
export const howToEnd =
  'The link below ends it at once, today or in a year. Every newsletter has one as well.';
/** `{site}` is the shop’s web address. */
export const reason = 'You get this e-mail because you confirmed the newsletter at {site} with this address.';
