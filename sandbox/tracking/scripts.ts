/*
 * What stands in for the scripts of the services: as much of them as the store's pages notice. They keep a cookie, as the real ones do, and
 * tell the recorder by a beacon what they are told. Plain text, since a browser runs them as they are.
 */

/** gtag.js: takes commands out of `dataLayer`, keeps `_ga` once counting is granted, and sends events. */
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

/** klaviyo.js: leaves \`klaviyo\` on the page and keeps `__kla_id`. */
export const KLAVIYO_SCRIPT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  if (!document.cookie.includes('__kla_id='))
    document.cookie = '__kla_id=' + btoa(JSON.stringify({ cid: crypto.randomUUID() })) + '; Max-Age=63072000; Path=/; SameSite=Lax';
  window.klaviyo = {
    track: async (name, properties) => navigator.sendBeacon(origin + '/klaviyo/track', JSON.stringify({ name, properties })),
  };
})();`;
