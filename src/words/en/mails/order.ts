/** What the mails about an order share. `pledge` is for an order of a funding’s reward. */

/** In subjects and titles. */
export const reference = { order: 'order {id}', pledge: 'pledge {id}' };
/** The names of facts. The first is before the order’s number. */
export const number = { order: 'Order', pledge: 'Pledge' };
export const date = 'Date';
export const total = 'Total';
export const things = 'For';
/** On the button to the order’s page. */
export const see = { order: 'See your order', pledge: 'See your pledge' };
/** Where a funding has no name. */
export const funding = 'The project';
/** `{contact}` is a link. */
export const help = 'Something not right? Reply to this email, or {contact} with the number {id}.';
export const contact = 'write to us';
export const reason = {
  order: 'You get this email because somebody bought something at {shop} with this address.',
  pledge: 'You get this email because somebody backed a project at {shop} with this address.',
};
