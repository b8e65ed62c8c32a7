import { type ConsentRecord, decodeConsentRecord } from '#src/contracts/stored/consent.ts';
import {
  allowedConsent,
  CATEGORIES,
  type Choice,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  type Consent,
  consentCookie,
  NOTHING,
  readChoice,
} from '#src/core/privacy/consent.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';

const RECORD_KEY = 'found:consent';

/** The visitor's current consent data. Another tab may have changed it. */
export function consentHere(): Parameters<typeof allowedConsent>[0] {
  return {
    value: parseCookies(document.cookie)[CONSENT_COOKIE],
    region: document.documentElement.dataset.region as RegionCode,
    hasSignal: (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  };
}

export function agreedHere(): Consent {
  return allowedConsent(consentHere());
}

/**
 * The categories that may run on this page: consented to both when the page was requested and now. The page's
 * content security policy is from the request, which is earlier for pages from the cache or prefetched ones.
 */
export function runnableHere(): Consent {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `serverTiming` only exists in secure contexts. Elsewhere the current cookie decides.
  const agreed = agreedHere();
  if (!page?.serverTiming) return agreed;
  const before = readChoice(page.serverTiming.find(({ name }) => name === 'consent')?.description);
  if (!before || before === 'told') return NOTHING;
  return { analytics: agreed.analytics && before.analytics, marketing: agreed.marketing && before.marketing };
}

/** Stores a choice. `told` is not a choice, so it is not recorded. */
export function keepChoice(choice: Choice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page may be reloaded right after, in every browser
  document.cookie = consentCookie(choice, location.protocol === 'https:');
  if (choice === 'told') return;
  const record: ConsentRecord = { version: CONSENT_VERSION, at: new Date().toISOString(), ...choice };
  tryOrUndefined(() => localStorage.setItem(RECORD_KEY, JSON.stringify(record)));
}

/** The last choice, and when it was made. */
export function lastChoice(): ConsentRecord | undefined {
  return decodeConsentRecord(tryOrUndefined(() => localStorage.getItem(RECORD_KEY)));
}

export function isSame(one: Consent, other: Consent): boolean {
  return CATEGORIES.every((category) => one[category] === other[category]);
}
