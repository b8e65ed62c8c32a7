/** To the shop: few of a thing are left. */

/** `{name}`: the product. */
export const subject = { one: 'One {name} is left', other: '{count} of {name} are left' };
/** `{lowBelow}`: from how few on the shop wanted to know. */
export const preview = 'Fewer than {lowBelow} are unsold.';
export const opening =
  'Fewer than {lowBelow} are unsold. You get no other mail about it until there were enough again.';
export const thing = 'Thing';
export const sku = 'SKU';
export const left = 'Unsold';
export const see = 'See the stock';
export const reason =
  'The store sends this when a thing falls below the number that was set for it at the desk.';
