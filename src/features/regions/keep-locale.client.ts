import { localeCookie, pickLocale } from '../../core/regions/locale.ts';

/** Remembers the shopper's English, once, so that the functions answer in it too. */
if (!/(^|; )(__Host-)?locale=/.test(document.cookie))
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie must be there before this page is left, in every browser
  document.cookie = localeCookie(pickLocale(navigator.languages.join()), location.protocol === 'https:');
