import { cookie, YEAR } from '../cookie-text.ts';

const LOCALES = ['us', 'gb'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_COOKIE = 'locale';
/** The default on the server (a language tag) and in the browser (one of the store's two locales). */
const SERVER_DEFAULT_LOCALE = 'en-US';
const CLIENT_DEFAULT_LOCALE: Locale = 'us';

/** The language tag of a store locale. */
export function languageTag(locale: Locale): string {
  return locale === 'gb' ? 'en-GB' : SERVER_DEFAULT_LOCALE;
}

/** A weight as in RFC 9110 (12.4.2): from 0 to 1. An invalid weight is ignored. */
const WEIGHT = /^q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)$/;

/**
 * The store's locale for an `Accept-Language` header: the first English tag by weight. Commonwealth English
 * gets British spelling. Everything else is American.
 */
export function pickLocale(acceptLanguage: string | null | undefined, cookie?: string): Locale {
  if (cookie === 'us' || cookie === 'gb') return cookie;
  const [first] = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.map((text) => WEIGHT.exec(text)?.[1]).find(Boolean);
      return { tag, weight: Number(weight ?? 1) };
    })
    .filter(({ tag, weight }) => /^en(-|$)/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return /^en-(gb|ie|au|nz|za|in|sg|hk|mt)$/.test(first?.tag ?? '') ? 'gb' : CLIENT_DEFAULT_LOCALE;
}

export function localeCookie(locale: Locale, isSecure: boolean): string {
  return cookie(LOCALE_COOKIE, locale, YEAR, isSecure);
}
