/** Who runs the shop: on the About page, in the terms, and under pages and mails. */

/** In Markdown. The first is for a shop that does not say who runs it. */
export const unknown =
  'This shop is run under the name {brand}. For the full name, registration and postal address of the business behind it, write to [{email}](mailto:{email}): we send them to you.';
export const runBy = '{brand} is run by **{name}**.';
/** `{facts}` is a registration, a tax number or both. */
export const runByWithFacts = '{brand} is run by **{name}**, {facts}.';
export const address = 'Its address is {address}.';
export const phone = 'Its telephone number is {phone}.';
export const taxNumber = 'tax number {number}';
/** The law of its contracts, inside a sentence. */
export const law = 'the law of the country in which the business that runs this shop is established';
