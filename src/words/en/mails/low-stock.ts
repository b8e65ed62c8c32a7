/** To the shop: a variant is low in stock. */

/** The name is not in the subject, as in other mails: only the text of a mail is shown as it was typed. */
export const subject = { one: 'Low stock: one is left', other: 'Low stock: {count} are left' };
/** `{lowBelow}` is the low-stock threshold. */
export const preview = 'Fewer than {lowBelow} are left.';
export const opening =
  'Fewer than {lowBelow} are left. We email you about it again only once you have restocked it.';
export const thing = 'Item';
export const sku = 'SKU';
export const left = 'Left';
export const see = 'See the stock';
export const reason = 'The store sends this when an item falls below the level set for it at the desk.';
