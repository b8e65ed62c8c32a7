/** What every mail has. */

/** On the link that ends mails of a kind. */
export const unsubscribe = 'Unsubscribe';
