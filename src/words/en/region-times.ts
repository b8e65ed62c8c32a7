/** Whose clock a time is given in, by region: “22:59, UK time”. Each in the place where most of it lives. */

export const zones = {
  US: 'New York time',
  GB: 'UK time',
  CA: 'Toronto time',
  EU: 'Brussels time',
  LATAM: 'Mexico City time',
  GO: 'UTC, the time in London in winter',
};
/** `{time}` is `22:59`, and `{zone}` one of those above. */
export const moment = '{day} at {time}, {zone}';
