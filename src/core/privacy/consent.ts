import { cookie } from '../cookie-text.ts';
import type { RegionCode } from '../regions/regions.ts';

/** The purposes that need consent. */
export const CATEGORIES = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CATEGORIES)[number];
/** The consent by category. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The consent cookie. It identifies no one and has few values, so that caches can vary by it. */
export const CONSENT_COOKIE = 'consent';
/** Increase this when the categories change: then every visitor is asked again. */
export const CONSENT_VERSION = 1;
/** Half a year in seconds. Then the visitor is asked again. */
const LIFETIME = 180 * 24 * 60 * 60;

export const NOTHING: Consent = { analytics: false, marketing: false };
export const EVERYTHING: Consent = { analytics: true, marketing: true };

/**
 * `opt-in`: nothing without consent (ePrivacy Directive 2002/58/EC, Article 5(3), and UK PECR; in Latin
 * America the strictest law, Brazil's LGPD). The default region is opt-in because it includes Norway, Iceland
 * and Liechtenstein, where the Directive applies. `opt-out`: a visitor who saw the notice and did not object
 * has agreed (CCPA), from the next page on.
 */
export const CONSENT_MODES: Readonly<Record<RegionCode, 'opt-in' | 'opt-out'>> = {
  US: 'opt-out',
  GB: 'opt-in',
  CA: 'opt-out',
  EU: 'opt-in',
  LATAM: 'opt-in',
  GO: 'opt-in',
};

/** A choice by category, or `told`: the visitor saw the notice in an opt-out region and made no choice. */
export type Choice = Consent | 'told';

/**
 * Reads the cookie's value. Returns undefined when there is none,
 * or when it is invalid or of an older version.
 */
export function readChoice(value: string | undefined): Choice | undefined {
  const [, version, letters = ''] = /^(\d+)\.(am|a|m|n|t)$/.exec(value ?? '') ?? [];
  if (Number(version) !== CONSENT_VERSION) return undefined;
  if (letters === 't') return 'told';
  return { analytics: letters.includes('a'), marketing: letters.includes('m') };
}

/** The cookie's value: `1.am`, `1.a`, `1.m`, `1.n` for neither, `1.t` for told. */
export function choiceText(choice: Choice): string {
  if (choice === 'told') return `${CONSENT_VERSION}.t`;
  return `${CONSENT_VERSION}.${`${choice.analytics ? 'a' : ''}${choice.marketing ? 'm' : ''}` || 'n'}`;
}

/** The cookie of a choice, as written to `document.cookie`. */
export function consentCookie(choice: Choice, isSecure: boolean): string {
  return cookie(CONSENT_COOKIE, choiceText(choice), LIFETIME, isSecure);
}

/** What the consent of a visitor depends on. */
type Visitor = {
  /** The cookie's value. */
  value: string | undefined;
  region: RegionCode;
  /** True when the browser sends Global Privacy Control. */
  hasSignal: boolean;
};

/**
 * The consent of a visitor. Global Privacy Control denies all categories. Without a choice nothing is
 * allowed, except in opt-out regions after the visitor has seen the notice.
 */
export function allowedConsent({ value, region, hasSignal }: Visitor): Consent {
  if (hasSignal) return NOTHING;
  const choice = readChoice(value);
  if (choice === 'told') return CONSENT_MODES[region] === 'opt-out' ? EVERYTHING : NOTHING;
  return choice ?? NOTHING;
}

/**
 * True when the consent banner must be shown: the browser sends no Global Privacy Control and the visitor has
 * made no choice. Seeing the notice counts as an answer only in opt-out regions.
 */
export function needsConsentBanner({ value, region, hasSignal }: Visitor): boolean {
  if (hasSignal) return false;
  const choice = readChoice(value);
  return choice === undefined || (choice === 'told' && CONSENT_MODES[region] === 'opt-in');
}
