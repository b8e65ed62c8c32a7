/** The table of what the shop keeps in a browser. */

export const title = 'What is kept in your browser';
export const name = 'Name';
export const keptAs = 'Kept as';
export const purpose = 'What it is for';
export const lasts = 'Lasts';
/** Before the purpose. `{category}` is what a visitor agrees to. */
export const onlyWithYes = 'Only if you agree to {category}.';
