/** To a buyer who asked for it: the link to an order’s page. */

export const subject = 'The page of your order {id}';
export const title = 'Here is your order.';
export const asked = 'You asked for the page of your order {id}.';
export const opens = {
  one: 'The link opens it for {count} hour.',
  other: 'The link opens it for {count} hours.',
};
export const secret = 'Please do not pass it on: anybody who has it sees what you bought.';
export const reason =
  'You get this e-mail because somebody asked for it at {shop} with this address and the number of an order of yours. If that was not you, you need do nothing: only this link opens the page.';
