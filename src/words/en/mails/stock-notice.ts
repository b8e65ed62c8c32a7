/** To a person who asked for it: a product is back. */

export const subject = 'It’s back in stock';
export const preview = 'We cannot hold one for you, so be quick.';
export const title = '{name} is back.';
/** `{thing}` is in bold. */
export const opening = 'You asked us to tell you: {thing} is back in stock.';
/** A product in one format. */
export const thing = '{name} ({format})';
export const see = 'See it in the shop';
export const hurry = 'We cannot hold one for you, so it’s first come, first served.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this email because somebody asked for it at {site} with this address. It comes once.';
