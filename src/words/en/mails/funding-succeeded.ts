/** To a backer of a funding that has reached its goal. `{funding}` is its name. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'It is funded: {order}';
export const preview = '{funding} has reached its goal.';
export const title = '{funding} is funded.';
export const opening = 'It has reached its goal, and you were part of that. Thank you.';
/** `{month}` is a month with its year. */
export const reward =
  '“{reward}” is yours, in {month} as things stand. We write to you when it leaves, and sooner if something changes.';
export const noReward = 'It gets made now. How it goes stands on its page.';
export const see = 'See how it goes';
