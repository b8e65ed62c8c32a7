/** To a buyer who asked for it: the link to an order’s page. */

export const subject = 'The link to your order {id}';
export const title = 'Here is your order.';
export const asked = 'You asked for a link to your order {id}.';
export const opens = {
  one: 'The link works for {count} hour.',
  other: 'The link works for {count} hours.',
};
export const secret = 'Please do not share it: anyone who has it can see what you bought.';
export const reason =
  'You get this email because somebody asked for it at {shop} with this address and the number of an order of yours. If that was not you, you can ignore this: only this link opens the page.';
