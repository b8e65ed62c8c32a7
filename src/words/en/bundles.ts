/** Bundles: products that are packed from others. */

/** A part: `2 × Halo (Whole beans, 250 g)`. */
export const part = '{quantity} × {product} ({format})';
/** The fact below the price: of the only format, and of one of several. */
export const inside = 'In the box';
export const insideOf = 'In “{format}”';
/** On receipts. `{parts}` is a list; the second is of a line of several bundles. */
export const contains = 'Contains {parts}';
export const eachContains = 'Each contains {parts}';
/** To the person who packs: how many of a part all bundles of the line need. */
export const pick = 'Pick {part}, SKU {sku}';
