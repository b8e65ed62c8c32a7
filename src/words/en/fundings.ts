/** The lists of fundings. */
export const fundings = {
  empty: 'No fundings at the moment',
  others: 'Other fundings',
  /** On the sharing picture of the section. */
  kicker: 'Funding',
};
