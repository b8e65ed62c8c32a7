/** How long something takes, in whole words. */

export const hours = { one: '{count} hour', other: '{count} hours' };
export const minutes = { one: '{count} minute', other: '{count} minutes' };
/** `1 hour and 30 minutes` */
export const both = '{hours} and {minutes}';
