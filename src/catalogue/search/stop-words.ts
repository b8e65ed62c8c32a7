/** Words that are left out of a search when it has others. */
export const STOP_WORDS = new Set(
  'a about an and at by for from in is me my of on or some the to with'.split(' '),
);

/** Words of a question that do not identify its topic. */
export const QUESTION_STOP_WORDS = new Set(
  (
    'a about an and any are at by can could did do does for from get have help how i if in is it its long many me much ' +
    'my of on or please so take takes that the there this to was we what when where which who why will with would you your ' +
    'am anything been check find has just know like need not see should something still thing want yet'
  ).split(' '),
);
