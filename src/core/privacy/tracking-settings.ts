import * as words from '#src/words/en/tracking-categories.ts';
import { fill } from '#src/words/fill.ts';
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
  analytics: { title: words.analytics, text: words.analyticsText },
  marketing: { title: words.marketing, text: words.marketingText },
};

export function shownCategory(category: ConsentCategory): ShownCategory {
  const { name: service } = PROVIDERS[category];
  const { title, text } = WORDS[category];
  return { category, service, title, text: fill(text, { service }) };
}
