import type { Consent, ConsentCategory } from '#src/core/privacy/consent.ts';
import { scriptOrigin, trackingSources } from '#src/core/privacy/providers.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { ShopEvent } from '#src/stores/shop-event.ts';
import { askIfNeeded } from './consent/ask.ts';
import { agreedHere } from './consent/consent-here.ts';
import { running } from './consent/decide.ts';
import { trackingTemplate } from './consent/template.ts';
import { allowScriptsFrom } from './load-script.ts';
import { pageEvents } from './page-events.ts';
import { ga4 } from './providers/ga4.ts';
import { klaviyo } from './providers/klaviyo.ts';
import type { Provider } from './providers/provider.ts';
import { followShop } from './shop-events.ts';
import { createTracker } from './tracker.ts';

export { showChoices } from './consent/choices.ts';

/**
 * Asks for consent if needed, and sends events to the services that the visitor consented to before this page
 * was requested. `early` are events from before this was loaded.
 *
 * @returns the listener for all further events
 */
export function startTracking(early: readonly ShopEvent[]): (event: ShopEvent) => void {
  void askIfNeeded();
  if (!running.analytics && !running.marketing) return () => {};
  const track = createTracker(providersFor(running), { agreed: agreedHere, report: reportError });
  const { hear, flush } = followShop(document.documentElement.dataset.storeRegion as RegionCode, track);
  for (const event of pageEvents()) track(event);
  early.forEach(hear);
  addEventListener('pagehide', flush);
  return hear;
}

/** The services that are set up and consented to. Others are not loaded. */
function providersFor(agreed: Consent): Partial<Record<ConsentCategory, Provider>> {
  const { ga4: measurementId, klaviyo: publicKey, standIn } = trackingTemplate().dataset;
  const settings = { GA_MEASUREMENT_ID: measurementId, KLAVIYO_PUBLIC_KEY: publicKey, TRACKING_URL: standIn };
  allowScriptsFrom(trackingSources(settings, agreed).script);
  return {
    ...(measurementId &&
      agreed.analytics && { analytics: ga4(measurementId, scriptOrigin('analytics', standIn)) }),
    ...(publicKey &&
      agreed.marketing && { marketing: klaviyo(publicKey, scriptOrigin('marketing', standIn)) }),
  };
}
