import { ga4Event } from '#src/core/tracking/ga4-payload.ts';
import { loadScript } from '../load-script.ts';
import type { Provider } from './provider.ts';

type WithLayer = { dataLayer?: unknown[] };

/**
 * Google Analytics 4 with consent mode: everything is denied by default, then analytics is granted, since the
 * script is only loaded with consent. Advertising stays denied. Addresses are sent without their queries,
 * which may contain search terms.
 */
export function ga4(measurementId: string, origin: string): Provider {
  const page = globalThis as WithLayer;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // gtag.js requires its commands to be `arguments` objects.
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
    // The title may contain search terms.
    page_title: location.search ? location.pathname : document.title,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Only for this host, so that the cookie can be deleted.
    cookie_domain: 'none',
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  });
  const loaded = loadScript(`${origin}/gtag/js?id=${encodeURIComponent(measurementId)}`);
  // `send` returns the failure to its caller.
  loaded.catch(() => {});
  return {
    send(event) {
      const told = ga4Event(event);
      // Events before the script has loaded wait in the data layer. Beacons are also sent when the page is
      // left.
      if (told) gtag('event', told.name, { ...told.parameters, transport_type: 'beacon' });
      return told && loaded;
    },
  };
}

function withoutQuery(address: string): string {
  return URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : '';
}
