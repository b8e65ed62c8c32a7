import { CATEGORIES, type Consent } from '../../../core/privacy/consent.ts';
import { PROVIDERS } from '../../../core/privacy/providers.ts';
import { parseCookies } from '../../../core/read-cookies.ts';
import { quietly } from '../../../lib/quietly.ts';

/** Deletes what the services of categories without a yes have kept in this browser: cookies of this host and those above it, and storage. */
export function forgetServices(agreed: Consent): void {
  const names = CATEGORIES.filter((category) => !agreed[category]).flatMap(
    (category) => PROVIDERS[category].keeps,
  );
  const isTheirs = (key: string) =>
    names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
  for (const name of Object.keys(parseCookies(document.cookie)).filter(isTheirs)) deleteCookie(name);
  // As functions, since merely naming a refused storage throws.
  for (const open of [() => localStorage, () => sessionStorage])
    quietly(() => {
      const storage = open();
      for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
    });
}

function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const hosts = labels.map((_, at) => labels.slice(at).join('.'));
  const gone = `${name}=; Max-Age=0; Path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the page is loaded anew right after, in every browser
  for (const cookie of [gone, ...hosts.map((host) => `${gone}; Domain=${host}`)]) document.cookie = cookie;
}
