export type Asked = { url: string; headers: Record<string, string> };
export type Kept = { status: number; body: string; location: string | null };

/** What a cache between the store and its visitors does: by what it keeps an answer, or that it must not. */
export type CacheRules = {
  /** Whether an answer may be given to somebody else. */
  mayKeep(headers: Headers): boolean;
  /** The parts of a request, besides its address, that an answer is kept by. */
  partsOf(answer: Headers, asked: Asked): string;
};

/** A proxy as RFC 9111 has it: for everybody what is not private, by the address and what `Vary` names. */
export const PROXY: CacheRules = {
  mayKeep: (headers) => {
    const control = headers.get('cache-control') ?? '';
    return !/no-store|private|no-cache/.test(control) && /max-age=[1-9]/.test(control) && isPlain(headers);
  },
  partsOf: (answer, { url, headers }) =>
    [url, ...list(answer.get('vary')).map((name) => headers[name.toLowerCase()] ?? '')].join('\n'),
};

/** The platform's own cache, which is told apart: `Netlify-CDN-Cache-Control`, and `Netlify-Vary` for what an answer is kept by. */
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

/** A cookie is for one visitor, whatever else is said. */
function isPlain(headers: Headers): boolean {
  return !headers.has('set-cookie');
}

function list(text: string | null, by = ','): string[] {
  return (text ?? '').split(by).flatMap((part) => part.trim() || []);
}

/** Asks the store itself. */
export async function askOrigin({ url, headers }: Asked): Promise<Kept & { headers: Headers }> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  // Each refusal has a number of its own, and no two are compared by it.
  const body = (await answer.text()).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '…');
  return { status: answer.status, body, location: answer.headers.get('location'), headers: answer.headers };
}

/** A cache in front of the store, by its rules. */
export function sharedCache(rules: CacheRules) {
  /** By address first, since what else an answer is kept by is known from an answer alone. */
  const kept = new Map<string, { answer: Kept; headers: Headers; parts: string }[]>();
  return {
    /** How many answers it keeps for whoever comes next. */
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
