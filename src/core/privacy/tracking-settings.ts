import type { ConsentCategory } from './consent.ts';
import { categoriesSet, PROVIDERS, type TrackingSettings } from './providers.ts';

/** The tracking settings of the build. */
export function trackingSettings(env: Readonly<Record<string, string | undefined>>): TrackingSettings {
  return {
    GA_MEASUREMENT_ID: env.GA_MEASUREMENT_ID || undefined,
    KLAVIYO_PUBLIC_KEY: env.KLAVIYO_PUBLIC_KEY || undefined,
    TRACKING_URL: env.TRACKING_URL || undefined,
  };
}

/** True when there is a service that needs the shopper's consent. */
export function isTrackingSet(env: Readonly<Record<string, string | undefined>>): boolean {
  return categoriesSet(trackingSettings(env)).length > 0;
}

/** A category as shown to shoppers. */
export type ShownCategory = { category: ConsentCategory; service: string; title: string; text: string };

const WORDS: Readonly<Record<ConsentCategory, { title: string; text: string }>> = {
  analytics: {
    title: 'Analytics',
    text: 'Google Analytics counts which pages are read and what is put into baskets, so that we see what is of use.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Klaviyo notes what you look at and put into your basket, so that what we send fits those who asked for it.',
  },
};

export function shownCategory(category: ConsentCategory): ShownCategory {
  return { category, service: PROVIDERS[category].name, ...WORDS[category] };
}
