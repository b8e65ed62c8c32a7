/** What the store’s own drawings show, for those who do not see them. */

export const productBy = '{name}, {kind} by {creator}';
/** A creator’s plate, drawn in place of a photograph. */
export const plateWithMonogram = '{name}’s plate, with a monogram on it';
/** `{foods}` is a list: `lemons, figs and thyme`. */
export const plateWithFoods = '{name}’s plate, with {foods} about its rim';
export const initial = 'A large initial';
export const title = '“{title}” in large letters';
