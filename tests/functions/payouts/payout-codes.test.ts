import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectApiHeaders, expectProblem } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/**
 * Encodes any text as one segment of a path. An unpaired surrogate cannot be encoded, so it is replaced as
 * its bytes would be.
 */
const inAddress = (text: string) =>
  [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
const ask = (code: string) => store.call(new Request(`${SITE}/api/payout-codes/${inAddress(code)}`));

describe('[API-18] GET /api/payout-codes/{code}', () => {
  test.each(['ines-tins', 'INES-TINS', 'Ines-Tins'])(
    '[PAY-02] [B07] returns the code and the name of the owner of %s, and no other data of the owner',
    async (code) => {
      const response = await ask(code);
      expect(response.status).toBe(200);
      expectApiHeaders(response);
      expect(await response.json()).toEqual({ code: 'ines-tins', source: 'Inês Carvalho' });
    },
  );

  test.each(['nobodys', 'NoBodys', 'spring-fair'])(
    '[PAY-03] refuses %s with exactly these words',
    async (code) => {
      await expectProblem(await ask(code), {
        status: 404,
        code: 'unknown_payout_code',
        field: 'code',
        message: `Incorrect payout code: ${code}`,
      });
    },
  );

  test('[B05] gives the same answer for an unknown, a disabled and a malformed code, except for the code itself', async () => {
    const codes = [
      'nobodys',
      'spring-fair',
      'x',
      'with space',
      '<script>',
      "' or 1=1",
      'İnes-tins',
      'ſunday-letter',
    ];
    const answers = await Promise.all(
      codes.map(async (code) => {
        const response = await ask(code);
        const body = JSON.parse(await response.text());
        expect(body.error.message).toBe(`Incorrect payout code: ${code}`);
        return JSON.stringify([response.status, [...response.headers], { ...body.error, message: '' }]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test.each([
    ['control characters', 'a\u0000\u001bb', 'ab'],
    ['a turn of direction', 'a\u202eb', 'ab'],
    ['half a character', '\ud800', undefined],
    ['ten thousand characters', 'x'.repeat(10_000), 'x'.repeat(40)],
  ])('[F89] does not repeat hidden characters of %s', async (_what, code, shown) => {
    const { message } = await expectProblem(await ask(code), { status: 404, code: 'unknown_payout_code' });
    expect(message).toMatch(/^Incorrect payout code: .{0,40}$/u);
    if (shown !== undefined) expect(message).toBe(`Incorrect payout code: ${shown}`);
  });

  test('an address without a code is a 404', async () => {
    for (const path of ['/api/payout-codes', '/api/payout-codes/'])
      await expectProblem(await store.call(new Request(SITE + path)), { status: 404, code: 'not_found' });
  });
});
