import { cookie } from '../cookie-text.ts';
import type { RegionCode } from '../regions/regions.ts';

/** What a shopper is asked leave for. */
export const CATEGORIES = ['analytics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
/** What may be done, by category. */
export type Consent = Readonly<Record<Category, boolean>>;

/** What was chosen, for browsers and servers alike: nothing of who chose, and few enough values for a cache to tell apart. */
export const CONSENT_COOKIE = 'consent';
/** Counts up when what is asked for changes: then everybody is asked anew. */
export const CONSENT_VERSION = 1;
/** Half a year in seconds; then the question is asked again. */
const LIFETIME = 180 * 24 * 60 * 60;

export const NOTHING: Consent = { analytics: false, marketing: false };
export const EVERYTHING: Consent = { analytics: true, marketing: true };

/**
 * `opt-in`: nothing without a yes (ePrivacy Directive 2002/58/EC, Article 5(3), and UK PECR; in Latin America the strictest of its laws,
 * Brazil's LGPD). The region for everybody else has Norway, Iceland and Liechtenstein, where the Directive holds, too.
 * `opt-out`: a shopper who was told and did not say no has agreed (CCPA), from the page after on.
 */
export const CONSENT_MODES: Readonly<Record<RegionCode, 'opt-in' | 'opt-out'>> = {
  US: 'opt-out',
  GB: 'opt-in',
  CA: 'opt-out',
  EU: 'opt-in',
  LATAM: 'opt-in',
  GO: 'opt-in',
};

/** A choice by category, or `told`: shown what is done where silence is a yes, and nothing chosen. */
export type Choice = Consent | 'told';

/** The choice in a cookie's value; undefined for none, one of an older version, or what is none of ours. */
export function readChoice(value: string | undefined): Choice | undefined {
  const [, version, letters = ''] = /^(\d+)\.(am|a|m|n|t)$/.exec(value ?? '') ?? [];
  if (Number(version) !== CONSENT_VERSION) return undefined;
  if (letters === 't') return 'told';
  return { analytics: letters.includes('a'), marketing: letters.includes('m') };
}

/** A choice as its cookie keeps it: `1.am`, `1.a`, `1.m`, `1.n` for neither, `1.t` for told. */
export function choiceText(choice: Choice): string {
  if (choice === 'told') return `${CONSENT_VERSION}.t`;
  return `${CONSENT_VERSION}.${`${choice.analytics ? 'a' : ''}${choice.marketing ? 'm' : ''}` || 'n'}`;
}

/** The cookie of a choice, as written to `document.cookie`. */
export function consentCookie(choice: Choice, isSecure: boolean): string {
  return cookie(CONSENT_COOKIE, choiceText(choice), LIFETIME, isSecure);
}

/** What is known of whoever visits. */
type Visitor = {
  /** The value of the cookie. */
  value: string | undefined;
  region: RegionCode;
  /** True where the browser sends Global Privacy Control. */
  hasSignal: boolean;
};

/**
 * What may be done for a visitor. Global Privacy Control is a no to all, whatever was chosen; without a choice nothing may be done, unless
 * the region takes silence for a yes and the visitor was told.
 */
export function agreedTo({ value, region, hasSignal }: Visitor): Consent {
  if (hasSignal) return NOTHING;
  const choice = readChoice(value);
  if (choice === 'told') return CONSENT_MODES[region] === 'opt-out' ? EVERYTHING : NOTHING;
  return choice ?? NOTHING;
}

/** Whether somebody is to be asked: nobody who has chosen or whose browser has said no, nor twice who was told where that is enough. */
export function isToBeAsked({ value, region, hasSignal }: Visitor): boolean {
  if (hasSignal) return false;
  const choice = readChoice(value);
  return choice === undefined || (choice === 'told' && CONSENT_MODES[region] === 'opt-in');
}
