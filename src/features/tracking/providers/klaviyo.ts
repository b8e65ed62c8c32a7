import { klaviyoEvent } from '../../../core/tracking/klaviyo-payload.ts';
import { paths } from '../../../lib/paths.ts';
import { loadScript } from '../load-script.ts';
import type { Provider } from './provider.ts';

/** Its script is looked for so often, so long after each other in ms: for half a minute. */
const POLLS = 150;
const POLL_MS = 200;

type Klaviyo = { track(name: string, properties: Record<string, unknown>): unknown };

/** Klaviyo, which knows of a visitor no more than the number that it gives them. Events wait until its script is there. */
export function klaviyo(publicKey: string, origin: string): Provider {
  // Whether it has come is found out by looking: blockers answer for it, too.
  loadScript(`${origin}/onsite/js/${encodeURIComponent(publicKey)}/klaviyo.js`).catch(() => {});
  const ready = scriptOf(() => (globalThis as { klaviyo?: Partial<Klaviyo> }).klaviyo);
  // Whoever sends an event hears of it.
  ready.catch(() => {});
  return {
    async send(event) {
      // Of what was paid it is told by the store's server, once.
      if (event.kind === 'purchase') return;
      const told = klaviyoEvent(event, (id) => location.origin + paths.product(id));
      if (told) await (await ready).track(told.name, told.properties);
    },
  };
}

/** What the script leaves on the page, once it is there. @throws 'Unable to load Klaviyo' when it has not come in half a minute */
export async function scriptOf(look: () => Partial<Klaviyo> | undefined): Promise<Klaviyo> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const found = look();
    if (typeof found?.track === 'function') return found as Klaviyo;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('Unable to load Klaviyo');
}
