import { parseCookies } from '../../src/core/read-cookies.ts';
import { LOCALE_COOKIE, languageTag, pickLocale } from '../../src/core/regions/locale.ts';

/** The tag of the English that this visitor reads (`en-US`, `en-GB`), which rules the dates of what is filled in for them alone. */
export function visitorLanguage(request: Request): string {
  const cookies = parseCookies(request.headers.get('cookie'));
  return languageTag(pickLocale(request.headers.get('accept-language'), cookies[LOCALE_COOKIE]));
}
