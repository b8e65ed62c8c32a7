import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const asWord = {
  encode: (word: string) => word || undefined,
  decode: (text: string) => (/^\w+$/.test(text) ? text : ''),
};

/** A storage like that of a browser. */
function storage(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** The module as a page loads it; events are those of its window. */
async function startPage() {
  vi.resetModules();
  return import('#src/stores/persistence.ts');
}

afterEach(() => vi.unstubAllGlobals());

describe('in a browser', () => {
  const session = storage();
  const local = storage();
  const events = new EventTarget();

  beforeEach(() => {
    session.stored.clear();
    local.stored.clear();
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  });

  test('each key is stored separately, and deleted once it is empty', async () => {
    const { storedAtom } = await startPage();
    const $payout = storedAtom<string>('payout-code', '', asWord);
    const $soup = storedAtom<string>('found:cooking:soup', '', asWord);
    $payout.set('ines');
    $soup.set('on');
    expect([...local.stored]).toEqual([['payout-code', 'ines']]);
    expect([...session.stored]).toEqual([['found:cooking:soup', 'on']]);
    $payout.set('');
    expect(local.stored.size).toBe(0);
  });

  test('changes of another tab to the local storage are visible here', async () => {
    const { storedAtom } = await startPage();
    const $payout = storedAtom<string>('payout-code', '', asWord);
    $payout.subscribe(() => {});
    local.setItem('payout-code', 'ines');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'payout-code' }));
    expect($payout.get()).toBe('ines');
    local.stored.clear();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect($payout.get()).toBe('');
  });

  test.each([
    [
      'comes back from memory',
      () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    ['was drawn ahead of time and is shown', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ])('a page that %s reads again', async (_, happens) => {
    const { storedAtom } = await startPage();
    const $word = storedAtom<string>('found:recent', '', asWord);
    $word.subscribe(() => {});
    session.setItem('found:recent', 'later');
    expect($word.get()).toBe('');
    happens();
    expect($word.get()).toBe('later');
  });
});

test('on a server nothing outlives the module', async () => {
  const { storedAtom } = await startPage();
  storedAtom<string>('payout-code', '', asWord).set('ines');
  const again = await startPage();
  expect(again.storedAtom<string>('payout-code', '', asWord).get()).toBe('');
});
