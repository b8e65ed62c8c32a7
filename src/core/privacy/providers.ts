import { CATEGORIES, type Consent, type ConsentCategory } from './consent.ts';

/** The settings of the analytics and marketing services. */
export type TrackingSettings = {
  GA_MEASUREMENT_ID?: string | undefined;
  KLAVIYO_PUBLIC_KEY?: string | undefined;
  /** Replaces both services with a local recorder. */
  TRACKING_URL?: string | undefined;
};

/** The hosts that a service needs in the content security policy, by directive. */
type Sources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

type Provider = {
  /** Its public name. */
  name: string;
  setting: 'GA_MEASUREMENT_ID' | 'KLAVIYO_PUBLIC_KEY';
  /** The origin of its script. */
  script: string;
  sources: Sources;
  /** The cookies and storage keys that it sets; `*` is a wildcard. */
  keeps: readonly string[];
};

const GA_COOKIE = '_ga';
const GA_SESSION_COOKIE = '_ga_*';
const KLAVIYO_COOKIE = '__kla_id';
const KLAVIYO_VIEWED_KEY = '__kla_viewed';
const KLAVIYO_ONSITE_KEY = 'klaviyoOnsite';
const KLAVIYO_VISITS_KEY = 'klaviyoPagesVisitCount';

/**
 * The service of each category.
 * The hosts are those that its documentation lists for content security policies.
 */
export const PROVIDERS: Readonly<Record<ConsentCategory, Provider>> = {
  analytics: {
    name: 'Google Analytics',
    setting: 'GA_MEASUREMENT_ID',
    script: 'https://www.googletagmanager.com',
    sources: {
      script: ['https://www.googletagmanager.com'],
      connect: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
      image: ['https://*.google-analytics.com'],
    },
    keeps: [GA_COOKIE, GA_SESSION_COOKIE],
  },
  marketing: {
    name: 'Klaviyo',
    setting: 'KLAVIYO_PUBLIC_KEY',
    script: 'https://static.klaviyo.com',
    sources: {
      script: ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
      connect: ['https://a.klaviyo.com', 'https://fast.a.klaviyo.com', 'https://static-tracking.klaviyo.com'],
      image: [],
    },
    keeps: [KLAVIYO_COOKIE, KLAVIYO_VIEWED_KEY, KLAVIYO_ONSITE_KEY, KLAVIYO_VISITS_KEY],
  },
};

/** The categories whose service is configured. */
export function categoriesSet(settings: TrackingSettings): ConsentCategory[] {
  return CATEGORIES.filter((category) => settings[PROVIDERS[category].setting]);
}

/** The origin of a service's script, or that of the local recorder. */
export function scriptOrigin(category: ConsentCategory, standIn: string | undefined): string {
  return standIn ? new URL(standIn).origin : PROVIDERS[category].script;
}

/**
 * The hosts that the content security policy allows: those of services that are configured and that the
 * visitor has consented to.
 */
export function trackingSources(settings: TrackingSettings, agreed: Consent): Sources {
  const open = categoriesSet(settings).filter((category) => agreed[category]);
  const standIn = settings.TRACKING_URL && open.length > 0 ? [new URL(settings.TRACKING_URL).origin] : [];
  if (standIn.length > 0) return { script: standIn, connect: standIn, image: [] };
  const all = (directive: keyof Sources) =>
    open.flatMap((category) => PROVIDERS[category].sources[directive]);
  return { script: all('script'), connect: all('connect'), image: all('image') };
}
