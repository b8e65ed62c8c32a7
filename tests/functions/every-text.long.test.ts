import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { PAGES_OF_FUNCTIONS, paths } from '#src/lib/paths.ts';
import { DESCRIBED } from './api/described.ts';
import { EXAMPLES } from './api/examples.ts';
import { withPostgres } from './helpers/databases.ts';
import { requestsWith } from './helpers/hostile-requests.ts';
import { formTo } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

/** Text that no database stores, that no header can hold, or that looks like other text. */
const TEXTS: Record<string, string> = {
  'a NUL': 'F-22222\u000022222',
  'half a character': 'a\ud800b',
  'controls of direction': 'ana\u202egnp.exe\u2066\u2069',
  'an escape code': '\u001b[31mred',
  'a megabyte': 'a'.repeat(1024 * 1024),
};
/** Parameters that pages read, and common ones that they do not read. */
const PARAMETERS = [
  'keyword',
  'kind',
  'page',
  'session_id',
  'link',
  'list',
  'product',
  'format',
  'sent',
  'reference',
  'region',
  'token',
  'number',
  'state',
];

withPostgres('[A08] every text of every operation, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(() => store.db.delete(rateLimit));

  const answered = async (request: Request) => {
    const what = `${request.method} ${request.url.slice(0, 200)}`;
    const response = await store.call(request);
    const text = await response.text();
    expect(response.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
    return response;
  };

  test.each(Object.entries(TEXTS))(
    'with %s is accepted or refused, without a failure',
    async (_name, text) => {
      for (const operation of DESCRIBED) {
        await store.db.delete(rateLimit);
        for (const example of EXAMPLES[operation.operationId]!.slice(0, 2))
          for (const request of requestsWith(operation, example, text)) await answered(request);
      }
      expect(store.log.filter((line) => line.includes('"event":"unexpected"'))).toEqual([]);
    },
  );

  test.each(Object.entries(TEXTS))('in a form with %s gets a page', async (_name, text) => {
    for (const operation of DESCRIBED.filter(({ requestBody }) =>
      Object.keys(requestBody?.content ?? {}).includes('application/x-www-form-urlencoded'),
    )) {
      await store.db.delete(rateLimit);
      const [example] = EXAMPLES[operation.operationId]!;
      const sent = (example?.body?.() ?? {}) as Record<string, unknown>;
      const fields = Object.fromEntries(
        Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
      for (const name of [
        ...Object.keys(fields),
        'attempt',
        'promo',
        'quantity',
        'amount',
        'fax',
        'productId',
      ])
        await answered(formTo(operation.path, { ...fields, [name]: text.slice(0, 100_000) }));
    }
    expect(store.log.filter((line) => line.includes('"event":"unexpected"'))).toEqual([]);
  });

  test.each(Object.entries(TEXTS))('in the address of a page with %s gets an answer', async (_name, text) => {
    // The search needs an index that only a build creates: tests/functions/catalogue/search.test.ts.
    for (const page of PAGES_OF_FUNCTIONS.filter((one) => one !== paths.search))
      for (const name of PARAMETERS) {
        const query = new URLSearchParams({ [name]: text.slice(0, 100_000) });
        await answered(new Request(`${SITE}${page}?${query}`));
      }
    for (const path of ['/downloads/', '/products/', '/p/'])
      for (const ending of [
        '%00',
        '%ff',
        '%ED%A0%80',
        encodeURIComponent(text.toWellFormed().slice(0, 2_000)),
      ]) {
        const request = new Request(`${SITE}${path}${ending}`);
        await store.call(request).then(
          (response) => expect(response.status, request.url.slice(0, 200)).toBeLessThan(500),
          // A page without a function.
          (error: Error) => expect(error.message).toMatch(/^No function is called/),
        );
      }
  });
});
