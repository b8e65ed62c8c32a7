import { ga4Event } from '../../../core/tracking/ga4-payload.ts';
import { loadScript } from '../load-script.ts';
import type { Provider } from './provider.ts';

type WithLayer = { dataLayer?: unknown[] };

/**
 * Google Analytics 4. In its consent mode all is denied to begin with, and counting granted, since the script is loaded after a yes only;
 * what is for advertising stays denied. Addresses go without their queries, which may hold what somebody searched for.
 */
export function ga4(measurementId: string, origin: string): Provider {
  const page = globalThis as WithLayer;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // gtag.js tells its commands from other entries by their being `arguments`.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...advertising, analytics_storage: 'denied' });
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', measurementId, {
    page_location: location.origin + location.pathname,
    page_referrer: withoutQuery(document.referrer),
    // A title may repeat what was searched for.
    page_title: location.search ? location.pathname : document.title,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host alone, so that it can be deleted again.
    cookie_domain: 'none',
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  });
  const loaded = loadScript(`${origin}/gtag/js?id=${encodeURIComponent(measurementId)}`);
  // Whoever sends an event hears of it.
  loaded.catch(() => {});
  return {
    send(event) {
      const told = ga4Event(event);
      // What is told before the script has come waits in the layer, and goes by a beacon where the page is left.
      if (told) gtag('event', told.name, { ...told.parameters, transport_type: 'beacon' });
      return told && loaded;
    },
  };
}

function withoutQuery(address: string): string {
  return URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : '';
}
