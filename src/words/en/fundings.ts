/** The lists of fundings. */

export const empty = 'No fundings at the moment';
export const others = 'Other fundings';
/** On the sharing picture of the section. */
export const kicker = 'Funding';
