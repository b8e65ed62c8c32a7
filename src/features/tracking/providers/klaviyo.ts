import { klaviyoEvent } from '#src/core/tracking/klaviyo-payload.ts';
import { paths } from '#src/lib/paths.ts';
import { loadScript } from '../load-script.ts';
import type { Provider } from './provider.ts';

/** Polls for the script: how often, and the interval in ms. Half a minute in total. */
const POLLS = 150;
const POLL_MS = 200;

type Klaviyo = { track(name: string, properties: Record<string, unknown>): unknown };

/** Klaviyo. It knows a visitor only by its own id. Events wait until its script has loaded. */
export function klaviyo(publicKey: string, origin: string): Provider {
  // Polls for the script, since content blockers may answer the request.
  loadScript(`${origin}/onsite/js/${encodeURIComponent(publicKey)}/klaviyo.js`).catch(() => {});
  const ready = scriptOf(() => (globalThis as { klaviyo?: Partial<Klaviyo> }).klaviyo);
  // `send` returns the failure to its caller.
  ready.catch(() => {});
  return {
    async send(event) {
      // The server reports purchases to Klaviyo, once.
      if (event.kind === 'purchase') return;
      const told = klaviyoEvent(event, (id) => location.origin + paths.product(id));
      if (told) await (await ready).track(told.name, told.properties);
    },
  };
}

/**
 * The script's global object, when it has loaded.
 *
 * @throws Error 'Unable to load Klaviyo' after half a minute
 */
export async function scriptOf(look: () => Partial<Klaviyo> | undefined): Promise<Klaviyo> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const found = look();
    if (typeof found?.track === 'function') return found as Klaviyo;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('Unable to load Klaviyo');
}
