import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FuzzRequest, requestsOf } from '#tools/fuzz/requests.ts';
import { expectNothingInside } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';
import { contradictions, DESCRIBED, type Described, DOCUMENT } from './described.ts';

/** `npm run fuzz -- --requests N --seed S` sets both. By default a small part runs, the same each time. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 400);
const SEED = Number(process.env.FUZZ_SEED || 20_261_122);

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/** Counts by status, and the requests that matched no function. */
const answers = new Map<string, number>();
const count = (what: string) => void answers.set(what, (answers.get(what) ?? 0) + 1);

const patterns = DESCRIBED.map((one) => ({
  one,
  pattern: new RegExp(`^${one.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * The operation for a request. If two paths match,
 * the one with the longer part before its first parameter wins.
 */
function operationFor({ method, url }: Request): Described | undefined {
  const { pathname } = new URL(url);
  const fitting = patterns.filter(({ one, pattern }) => one.method === method && pattern.test(pathname));
  return fitting.sort((a, b) => a.one.path.indexOf('{') - b.one.path.indexOf('{')).at(-1)?.one;
}

async function play({ method, target, headers, body }: FuzzRequest): Promise<void> {
  const request = new Request(SITE + target, {
    method,
    headers,
    ...(body !== undefined && { body, duplex: 'half' }),
  } as RequestInit);
  const logged = store.log.length;
  let response: Response;
  try {
    response = await store.call(request);
  } catch (error) {
    // The platform answers addresses that belong to no function.
    expect((error as Error).message).toMatch(/^No function is called for /);
    return count('no function');
  }
  const text = await response.text();
  count(String(response.status));
  expect(response.status, text.slice(0, 300)).toBeLessThan(500);
  expect(store.log.slice(logged).filter((line) => line.includes('"event":"unexpected"'))).toEqual([]);
  expectNothingInside(text);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const operation = operationFor(request);
  if (operation && response.status !== 404 && method !== 'HEAD')
    expect(contradictions(operation, response, text), operation.operationId).toEqual([]);
  store.log.length = 0;
}

test('[A04] [A13] [A14] [F88] every operation answers any input as documented, below 500, and discloses no internals', {
  tags: ['long'],
  timeout: 60_000 + REQUESTS * 50,
}, async () => {
  const started = performance.now();
  await fc.assert(fc.asyncProperty(requestsOf(DOCUMENT), play), { numRuns: REQUESTS, seed: SEED });
  const seconds = (performance.now() - started) / 1000;
  const figures = [...answers].sort().map(([status, times]) => `${status}: ${times}`);
  if (process.env.FUZZ_REQUESTS)
    console.log(`${REQUESTS} requests of seed ${SEED} in ${seconds.toFixed(1)} s. ${figures.join(', ')}`);
  expect(answers.get('200')).toBeGreaterThan(REQUESTS / 20);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each(DESCRIBED.filter(({ method }) => method === 'POST'))(
  '[A13] $operationId refuses fields with names of Object.prototype members, as documented',
  async ({ path, method }) => {
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      for (const value of ['"\\udfff"', '"a"', '{}'])
        await play({
          method,
          target: path.replace(/\{\w+\}/g, 'a'),
          headers: { 'content-type': 'application/json' },
          body: `{"${name}":${value}}`,
        });
  },
);
