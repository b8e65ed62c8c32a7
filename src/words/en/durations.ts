/** How long something takes, in few letters. */

export const minutes = '{minutes} min';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes}';
export const days = { one: '{count} day', other: '{count} days' };
