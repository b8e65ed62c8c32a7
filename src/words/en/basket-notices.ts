/** What a shopper should know about a basket that a browser did not keep. */

export const notKept =
  'Your browser keeps nothing for us, so this basket lasts only as long as this page is open.';
export const notRead = 'Part of your basket could not be read again, so please look it over.';
