import { parseCookies } from '../core/read-cookies.ts';
import { LOCALE_COOKIE, type Locale, languageTag, pickLocale } from '../core/regions/locale.ts';

/** The store's locale for this browser: the one that is kept, else by its languages. */
export function browserLocale(): Locale {
  return pickLocale(navigator.languages.join(), parseCookies(document.cookie)[LOCALE_COOKIE]);
}

/** The tag of the English that this browser's person reads (`en-US`, `en-GB`). Only for what is drawn in the browser alone. */
export function browserLanguage(): string {
  return languageTag(browserLocale());
}
