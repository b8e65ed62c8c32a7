/*
 * Replacements for the services' scripts, with only the features that the store's pages use. Like the real
 * scripts they set a cookie. They send events to the recorder as beacons. Plain text, since browsers run the
 * scripts unchanged.
 */

/** gtag.js: reads commands from `dataLayer`, sets `_ga` after analytics consent, and sends events. */
export const GTAG_SCRIPT = `(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const id = searchParams.get('id');
  const granted = {};
  let config = {};
  const number = () => Math.floor(Math.random() * 1e9) + '.' + Math.floor(Date.now() / 1000);
  const send = (name, parameters) =>
    granted.analytics_storage === 'granted' &&
    navigator.sendBeacon(origin + '/g/collect', JSON.stringify({ id, name, parameters, config, consent: granted }));
  const keep = (name, value) => {
    if (!document.cookie.includes(name + '=')) document.cookie = name + '=' + value + '; Max-Age=63072000; Path=/; SameSite=Lax';
  };
  const run = ([command, first, second]) => {
    if (command === 'consent') Object.assign(granted, second);
    if (command === 'event') send(first, second);
    if (command !== 'config') return;
    config = second;
    if (granted.analytics_storage === 'granted') {
      keep('_ga', 'GA1.1.' + number());
      keep('_ga_' + id.slice(2), 'GS2.1.s' + Math.floor(Date.now() / 1000) + '$o1');
    }
    send('page_view', {});
  };
  const layer = window.dataLayer;
  for (const entry of layer) run(entry);
  layer.push = (entry) => run(entry);
})();`;

/** klaviyo.js: defines `klaviyo` on the page and sets `__kla_id`. */
export const KLAVIYO_SCRIPT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  if (!document.cookie.includes('__kla_id='))
    document.cookie = '__kla_id=' + btoa(JSON.stringify({ cid: crypto.randomUUID() })) + '; Max-Age=63072000; Path=/; SameSite=Lax';
  window.klaviyo = {
    track: async (name, properties) => navigator.sendBeacon(origin + '/klaviyo/track', JSON.stringify({ name, properties })),
  };
})();`;
