/** To a backer of a funding that has reached its goal. `{funding}` is its name. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'It is funded: {order}';
export const preview = '{funding} has reached its goal.';
export const title = '{funding} is funded.';
export const opening = 'It has reached its goal, thanks to you.';
/** `{month}` is a month with its year. */
export const reward =
  'You get “{reward}”, expected in {month}. We’ll email you when it is on its way, and sooner if anything changes.';
export const noReward = 'It’s being made. Follow progress on its page.';
export const see = 'See its progress';
