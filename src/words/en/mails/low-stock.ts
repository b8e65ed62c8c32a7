/** To the shop: a variant is low in stock. */

/** The name is not in the subject, as in other mails: only the text of a mail is shown as it was typed. */
export const subject = { one: 'Low stock: one is left', other: 'Low stock: {count} are left' };
/** `{lowBelow}` is the low-stock threshold. */
export const preview = 'Fewer than {lowBelow} are unsold.';
export const opening =
  'Fewer than {lowBelow} are unsold. You get no other mail about it until enough are for sale again.';
export const thing = 'Thing';
export const sku = 'SKU';
export const left = 'Unsold';
export const see = 'See the stock';
export const reason =
  'The store sends this when a thing falls below the number that was set for it at the desk.';
