import { cookie, YEAR } from '../cookie-text.ts';

export const LOCALES = ['us', 'gb'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_COOKIE = 'locale';
/** The default on the server, as a language tag, and in the browser, as one of the store's two locales. */
export const SERVER_DEFAULT_LOCALE = 'en-US';
export const CLIENT_DEFAULT_LOCALE: Locale = 'us';

/** The language tag for a store locale. */
export function languageTag(locale: Locale): string {
  return locale === 'gb' ? 'en-GB' : SERVER_DEFAULT_LOCALE;
}

/**
 * The store's locale for an `Accept-Language` header: the first English it names, by weight.
 * British spelling is what Commonwealth English reads; anything else, or nothing, is American.
 */
export function pickLocale(acceptLanguage: string | null | undefined, cookie?: string): Locale {
  if (cookie === 'us' || cookie === 'gb') return cookie;
  const tags = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag.startsWith('en') && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return /^en-(gb|ie|au|nz|za|in|sg|hk|mt)$/.test(tags[0]?.tag ?? '') ? 'gb' : CLIENT_DEFAULT_LOCALE;
}

export function localeCookie(locale: Locale, isSecure: boolean): string {
  return cookie(LOCALE_COOKIE, locale, YEAR, isSecure);
}
