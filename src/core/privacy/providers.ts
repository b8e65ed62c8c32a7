import { CATEGORIES, type Category, type Consent } from './consent.ts';

/** The settings by which the services for counting visits and for marketing are set. */
export type TrackingSettings = {
  GA_MEASUREMENT_ID?: string | undefined;
  KLAVIYO_PUBLIC_KEY?: string | undefined;
  /** Takes the place of both services, on this machine. */
  TRACKING_URL?: string | undefined;
};

/** What a service needs of a page's policy, by directive. */
type Sources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

type Provider = {
  /** As its shoppers know it. */
  name: string;
  setting: 'GA_MEASUREMENT_ID' | 'KLAVIYO_PUBLIC_KEY';
  /** Where its scripts come from, the first of them the one that is loaded. */
  script: string;
  sources: Sources;
  /** What it keeps in a browser: cookies and keys of storage; `*` where a name goes on. */
  keeps: readonly string[];
};

const GA_COOKIE = '_ga';
const GA_SESSION_COOKIE = '_ga_*';
const KLAVIYO_COOKIE = '__kla_id';
const KLAVIYO_VIEWED_KEY = '__kla_viewed';
const KLAVIYO_ONSITE_KEY = 'klaviyoOnsite';
const KLAVIYO_VISITS_KEY = 'klaviyoPagesVisitCount';

/** The one service of each category: its hosts are those that its makers publish for policies of this kind. */
export const PROVIDERS: Readonly<Record<Category, Provider>> = {
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

/** The categories for which a service is set. */
export function categoriesSet(settings: TrackingSettings): Category[] {
  return CATEGORIES.filter((category) => settings[PROVIDERS[category].setting]);
}

/** The origin that a service's script is loaded from: its own, or that of the stand-in. */
export function scriptOrigin(category: Category, standIn: string | undefined): string {
  return standIn ? new URL(standIn).origin : PROVIDERS[category].script;
}

/** What a page's policy opens for: services that are set and that its visitor has agreed to, and nothing else. */
export function trackingSources(settings: TrackingSettings, agreed: Consent): Sources {
  const open = categoriesSet(settings).filter((category) => agreed[category]);
  const standIn = settings.TRACKING_URL && open.length > 0 ? [new URL(settings.TRACKING_URL).origin] : [];
  if (standIn.length > 0) return { script: standIn, connect: standIn, image: [] };
  const all = (directive: keyof Sources) =>
    open.flatMap((category) => PROVIDERS[category].sources[directive]);
  return { script: all('script'), connect: all('connect'), image: all('image') };
}
