import { CATEGORIES, type Consent } from '#src/core/privacy/consent.ts';
import { PROVIDERS } from '#src/core/privacy/providers.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';

/** Deletes the cookies (of this host and its parent domains) and the storage of services without consent. */
export function forgetServices(agreed: Consent): void {
  const names = CATEGORIES.filter((category) => !agreed[category]).flatMap(
    (category) => PROVIDERS[category].keeps,
  );
  const isTheirs = (key: string) =>
    names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
  for (const name of Object.keys(parseCookies(document.cookie)).filter(isTheirs)) deleteCookie(name);
  // Functions, since even reading the property throws when storage is blocked.
  for (const open of [() => localStorage, () => sessionStorage])
    tryOrUndefined(() => {
      const storage = open();
      for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
    });
}

function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const hosts = labels.map((_, at) => labels.slice(at).join('.'));
  const gone = `${name}=; Max-Age=0; Path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the page is reloaded right after, in every browser
  for (const cookie of [gone, ...hosts.map((host) => `${gone}; Domain=${host}`)]) document.cookie = cookie;
}
