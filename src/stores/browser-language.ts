import { parseCookies } from '../core/read-cookies.ts';
import { LOCALE_COOKIE, type Locale, languageTag, pickLocale } from '../core/regions/locale.ts';

/** The store's locale for this browser: from the cookie, else from the browser's languages. */
function browserLocale(): Locale {
  return pickLocale(navigator.languages.join(), parseCookies(document.cookie)[LOCALE_COOKIE]);
}

/** The language tag for this browser (`en-US`, `en-GB`). Only for content that is rendered in the browser. */
export function browserLanguage(): string {
  return languageTag(browserLocale());
}
