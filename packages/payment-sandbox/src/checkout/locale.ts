import type Stripe from 'stripe';

/** Locale for amounts: the session's. With `auto`, the browser's first language, else British English. */
export function localeOf(session: Stripe.Checkout.Session, acceptLanguage: string | undefined): string {
  const chosen = session.locale && session.locale !== 'auto' ? session.locale : firstOf(acceptLanguage);
  try {
    return Intl.getCanonicalLocales(chosen)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/** The region of the browser's first language, such as GB for `en-GB`; null if it has none. */
export function regionOf(acceptLanguage: string | undefined): string | null {
  return /^[a-z]{2,3}-([A-Z]{2})\b/.exec(firstOf(acceptLanguage))?.[1] ?? null;
}

/** A country's name in English. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

function firstOf(acceptLanguage: string | undefined): string {
  const first = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim();
  return first && first !== '*' ? first : 'en-GB';
}
