import { localeCookie, pickLocale } from '#src/core/regions/locale.ts';

/** Stores the visitor's kind of English in a cookie, once, so that functions respond in it. */
if (!/(^|; )(__Host-)?locale=/.test(document.cookie))
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie must be there before this page is left, in every browser
  document.cookie = localeCookie(pickLocale(navigator.languages.join()), location.protocol === 'https:');
