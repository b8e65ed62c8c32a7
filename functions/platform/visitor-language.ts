import { parseCookies } from '#src/core/read-cookies.ts';
import { LOCALE_COOKIE, languageTag, pickLocale } from '#src/core/regions/locale.ts';

/** The visitor's variant of English (`en-US`, `en-GB`), for dates on personal pages. */
export function visitorLanguage(request: Request): string {
  const cookies = parseCookies(request.headers.get('cookie'));
  return languageTag(pickLocale(request.headers.get('accept-language'), cookies[LOCALE_COOKIE]));
}
