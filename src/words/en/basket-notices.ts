/** What a shopper should know about a basket that a browser did not keep. */

export const notKept =
  'Your browser does not let us save your basket. It lasts only while this page is open.';
export const notRead = 'We could not restore all of your basket. Please check it.';
