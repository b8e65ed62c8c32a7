/** The states of fundings, and the units of the time left. The scripts of both kinds of pages need them. */

export const states = {
  upcoming: 'Opening soon',
  running: 'Open',
  ending: 'Ending soon',
  funded: 'Goal reached',
  counting: 'Just ended',
  successful: 'Funded',
  failed: 'Not funded',
};
/** The time left. */
export const days = { one: 'day', other: 'days' };
export const hours = { one: 'hour', other: 'hours' };
export const minutes = { one: 'minute', other: 'minutes' };
