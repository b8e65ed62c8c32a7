/** The region picker, and the questions of a switch. `{region}` is the name inside a sentence. */

export const regionAndCurrency = 'Region and currency:';
/** At the checkout. */
export const deliveringTo = 'Delivering to';
export const change = 'Change';

/** What is in the basket is not sold in the chosen region. */
export const unavailable = 'Items unavailable';
export const notSoldIn = 'Not sold in {region}:';
export const agree = "I'm ok with this";
/** `{items}` is `5 items`. */
export const switchAndRemove = 'Switch and remove {items}';
export const keepRegion = 'Keep my region';
export const stayIn = 'Stay in {region}';

/** What an earlier switch removed is sold there. */
export const putBackQuestion = 'Put them back?';
export const removedBefore = 'Removed when you changed region, and sold in {region}:';
export const putBack = 'Put {items} back';
export const no = 'No, thanks';
