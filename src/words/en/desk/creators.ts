/** Creators at the desk: what they earned, their statements and their payments. */
export const notYours = 'You see only what is yours.';
export const noParty = 'There is no such creator.';
export const noMonth = 'There is no statement for this month.';
