export type Asked = { url: string; headers: Record<string, string> };
export type Kept = { status: number; body: string; location: string | null };

/**
 * The rules of a cache between the store and its visitors: whether it stores an answer, and with which key.
 */
export type CacheRules = {
  /** Whether an answer may be given to other visitors. */
  mayKeep(headers: Headers): boolean;
  /** The parts of a request, besides its URL, that belong to the cache key. */
  partsOf(answer: Headers, asked: Asked): string;
};

/** A proxy as in RFC 9111: it stores everything that is not private, by URL and `Vary`. */
export const PROXY: CacheRules = {
  mayKeep: (headers) => {
    const control = headers.get('cache-control') ?? '';
    return !/no-store|private|no-cache/.test(control) && /max-age=[1-9]/.test(control) && isPlain(headers);
  },
  partsOf: (answer, { url, headers }) =>
    [url, ...list(answer.get('vary')).map((name) => headers[name.toLowerCase()] ?? '')].join('\n'),
};

/**
 * The platform's own cache, with its own headers: `Netlify-CDN-Cache-Control`,
 * and `Netlify-Vary` for the cache key.
 */
export const PLATFORM: CacheRules = {
  mayKeep: (headers) => {
    const control = headers.get('netlify-cdn-cache-control') ?? headers.get('cache-control') ?? '';
    return !/no-store|private|no-cache/.test(control) && /max-age=[1-9]/.test(control) && isPlain(headers);
  },
  partsOf: (answer, { url, headers }) => {
    const { origin, pathname, search, searchParams } = new URL(url);
    const varies = new Map(
      list(answer.get('netlify-vary')).map((part) => part.split('=') as [string, string]),
    );
    const cookies = new Map(
      list(headers.cookie ?? '', ';').map((pair) => pair.split('=') as [string, string]),
    );
    const named = (what: string) => varies.get(what)?.split('|') ?? [];
    const country = (headers['x-country'] ?? '').toLowerCase();
    return [
      origin + pathname,
      varies.has('query') ? named('query').map((name) => searchParams.getAll(name).join()) : search,
      named('cookie').map((name) => cookies.get(name) ?? ''),
      named('country').findIndex((group) => group.split('+').includes(country)),
      named('header').map((name) => headers[name] ?? ''),
    ].join('\n');
  },
};

/** A cookie is for one visitor, even if other headers say otherwise. */
function isPlain(headers: Headers): boolean {
  return !headers.has('set-cookie');
}

function list(text: string | null, by = ','): string[] {
  return (text ?? '').split(by).flatMap((part) => part.trim() || []);
}

/** Sends the request to the store itself. */
export async function askOrigin({ url, headers }: Asked): Promise<Kept & { headers: Headers }> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  // Each error has its own request ID, which is not compared.
  const body = (await answer.text()).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '…');
  return { status: answer.status, body, location: answer.headers.get('location'), headers: answer.headers };
}

/** A cache in front of the store, with these rules. */
export function sharedCache(rules: CacheRules) {
  /** By URL first, since the other parts of the cache key are only known from an answer. */
  const kept = new Map<string, { answer: Kept; headers: Headers; parts: string }[]>();
  return {
    /** The number of stored answers. */
    size: () => [...kept.values()].flat().length,
    addresses: () => [...kept].flatMap(([address, entries]) => (entries.length > 0 ? [address] : [])),
    async ask(asked: Asked): Promise<Kept> {
      const { origin, pathname } = new URL(asked.url);
      const entries = kept.get(origin + pathname) ?? [];
      kept.set(origin + pathname, entries);
      const known = entries.find(({ headers, parts }) => rules.partsOf(headers, asked) === parts);
      if (known) return known.answer;
      const { headers, ...answer } = await askOrigin(asked);
      if (rules.mayKeep(headers)) entries.push({ answer, headers, parts: rules.partsOf(headers, asked) });
      return answer;
    },
  };
}
