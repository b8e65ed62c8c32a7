import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodePayoutCode, decodePayoutSource } from '#src/contracts/stored/payout-code.ts';
import { prepared, refused } from '../checkout/answers.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2027, 0, 1);

describe('[PAY-04] a payout code in a browser’s storage', () => {
  test('is the valid code, and its owner', () => {
    const code = { code: 'ines-tins', setAt: NOW };
    expect(decodePayoutCode(JSON.stringify(code), NOW + 29 * DAY)).toEqual(code);
    expect(decodePayoutCode(JSON.stringify(code), NOW + 30 * DAY)).toBeUndefined();
    const source = { code: 'ines-tins', source: 'Inês Carvalho' };
    expect(decodePayoutSource(JSON.stringify({ ...source, more: 1 }))).toEqual(source);
  });

  test.each([
    null,
    '',
    'ines-tins',
    '"ines-tins"',
    '{}',
    '{"code":"ines-tins"}',
    '{"code":"INES","setAt":1798761600000}',
    '{"code":"<b>","setAt":1798761600000}',
    '{"code":"ines-tins","setAt":"soon"}',
    '{"code":["ines-tins","x"],"setAt":1798761600000}',
    '{"code":"ines-tins","source":7}',
    `{"code":"ines-tins","source":"${'x'.repeat(61)}"}`,
  ])('is ignored for %j', (stored) => {
    expect(decodePayoutCode(stored, NOW)).toBeUndefined();
    expect(decodePayoutSource(stored)).toBeUndefined();
  });

  test('is read without an exception, for any stored data', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (stored) => {
        const { code } = decodePayoutCode(stored, NOW) ?? {};
        if (code !== undefined) expect(code).toMatch(/^[a-z0-9-]{3,40}$/);
        decodePayoutSource(stored);
      }),
    );
  });
});

describe('[PAY-04] in a browser', () => {
  const local = new Map<string, string>();
  const page = { href: 'https://found.example/products/a?format=b&code=old&code=older' };
  beforeEach(() => {
    local.clear();
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('location', page);
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_state: unknown, _title: string, url: URL) => Object.assign(page, { href: url.href }),
    });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, text: string) => void local.set(key, text),
      removeItem: (key: string) => void local.delete(key),
    });
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const start = async () => ({
    ...(await import('#src/stores/payouts/payout-store.ts')),
    ...(await import('#src/stores/payouts/look-up-payout-code.ts')),
  });

  test('a code that the server knows is saved with its source, each under its own key, and removed from both', async () => {
    const { checkPayoutCode, payoutCodeInUse, removePayoutCode } = await start();
    const { asked, options } = prepared(Response.json({ code: 'ines-tins', source: 'Inês Carvalho' }));
    expect(await checkPayoutCode('  INES-Tins ', options)).toEqual({ isOk: true, source: 'Inês Carvalho' });
    expect(asked[0]?.path).toBe('/api/payout-codes/ines-tins');
    expect([...local].sort()).toEqual([
      ['payout-code', JSON.stringify({ code: 'ines-tins', setAt: NOW })],
      ['payout-source', JSON.stringify({ code: 'ines-tins', source: 'Inês Carvalho' })],
    ]);
    expect(payoutCodeInUse()).toBe('ines-tins');
    removePayoutCode();
    expect(local.size).toBe(0);
    expect(payoutCodeInUse()).toBeUndefined();
    expect(page.href).toBe('https://found.example/products/a?format=b');
  });

  test('the last code counts, for thirty days from then, also on a page that stays open', async () => {
    const { setPayoutCode, payoutCodeInUse } = await start();
    setPayoutCode('ines-tins', 'Inês Carvalho');
    vi.setSystemTime(NOW + 29 * DAY);
    setPayoutCode('sunday-letter', 'The Sunday letter');
    expect(JSON.parse(local.get('payout-source')!).source).toBe('The Sunday letter');
    vi.setSystemTime(NOW + 58 * DAY);
    expect(payoutCodeInUse()).toBe('sunday-letter');
    vi.setSystemTime(NOW + 59 * DAY);
    expect(payoutCodeInUse()).toBeUndefined();
  });

  test('[PAY-03] a wrong code shows exactly these words, and the saved one is kept', async () => {
    const { checkPayoutCode, setPayoutCode, payoutCodeInUse } = await start();
    setPayoutCode('ines-tins', 'Inês Carvalho');
    const error = { code: 'unknown_payout_code', message: 'Incorrect payout code: nobodys', field: 'code' };
    const { asked, options } = prepared(refused(404, error));
    expect(await checkPayoutCode('Nobodys', options)).toMatchObject({ isOk: false, isRefused: true, error });
    // A malformed code is not requested; the Kelvin sign is not a K.
    for (const typed of ['<b>', 'a b c', 'x', '\u212ane-code', '../config', ''])
      expect(await checkPayoutCode(typed, options)).toMatchObject({
        isRefused: true,
        error: { message: `Incorrect payout code: ${typed.toLowerCase()}` },
      });
    expect(asked).toHaveLength(1);
    expect(payoutCodeInUse()).toBe('ines-tins');
  });

  test('if the server cannot be asked nothing is saved, and no code is called wrong', async () => {
    const { checkPayoutCode, payoutCodeInUse } = await start();
    const { options } = prepared(new TypeError('Failed to fetch'), new Response('', { status: 429 }));
    for (let time = 0; time < 2; time += 1)
      expect(await checkPayoutCode('ines-tins', options)).toMatchObject({ isOk: false, isRefused: false });
    expect(payoutCodeInUse()).toBeUndefined();
  });
});
