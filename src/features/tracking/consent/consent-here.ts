import { type ConsentRecord, decodeConsentRecord } from '../../../contracts/stored/consent.ts';
import {
  agreedTo,
  CATEGORIES,
  type Choice,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  type Consent,
  consentCookie,
  NOTHING,
  readChoice,
} from '../../../core/privacy/consent.ts';
import { parseCookies } from '../../../core/read-cookies.ts';
import type { RegionCode } from '../../../core/regions/regions.ts';
import { quietly } from '../../../lib/quietly.ts';

const RECORD_KEY = 'found:consent';

/** All that decides what may be done for the visitor of this page, as it is now: another tab may have changed it. */
export function consentHere(): Parameters<typeof agreedTo>[0] {
  return {
    value: parseCookies(document.cookie)[CONSENT_COOKIE],
    region: document.documentElement.dataset.region as RegionCode,
    hasSignal: (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  };
}

export function agreedHere(): Consent {
  return agreedTo(consentHere());
}

/**
 * What may run in this page: what was agreed to before it came, and still is. By that its policy was made, which a page out of the browser's
 * cache or one that was fetched ahead has from before.
 */
export function runnableHere(): Consent {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Told on secure pages alone; elsewhere the cookie is as good as anything.
  const agreed = agreedHere();
  if (!page?.serverTiming) return agreed;
  const before = readChoice(page.serverTiming.find(({ name }) => name === 'consent')?.description);
  if (!before || before === 'told') return NOTHING;
  return { analytics: agreed.analytics && before.analytics, marketing: agreed.marketing && before.marketing };
}

/** Keeps a choice; `told` is none, and of that there is no record. */
export function keepChoice(choice: Choice, now = new Date()): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page may be loaded anew right after, in every browser
  document.cookie = consentCookie(choice, location.protocol === 'https:');
  if (choice === 'told') return;
  const record: ConsentRecord = { version: CONSENT_VERSION, at: now.toISOString(), ...choice };
  quietly(() => localStorage.setItem(RECORD_KEY, JSON.stringify(record)));
}

/** What was chosen last, and when. */
export function lastChoice(): ConsentRecord | undefined {
  return decodeConsentRecord(quietly(() => localStorage.getItem(RECORD_KEY)));
}

export function isSame(one: Consent, other: Consent): boolean {
  return CATEGORIES.every((category) => one[category] === other[category]);
}
