/** To a person who asked for it: a product is back. */

export const subject = 'Back in stock: what you asked for';
export const preview = 'You asked us to tell you.';
export const title = '{name} is back.';
/** `{thing}` is in bold. */
export const opening = 'You asked us to tell you when it is back. {thing} can be bought again now.';
/** A product in one format. */
export const thing = '{name} ({format})';
export const see = 'See it';
export const hurry = 'We cannot reserve it for you: first come, first served.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this email because somebody asked for it at {site} with this address. It comes once.';
