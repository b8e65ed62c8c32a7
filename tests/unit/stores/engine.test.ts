import { persistentAtom } from '@nanostores/persistent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '#src/stores/engine.ts';
import { keyFor, type Stored, storageOf } from './browser.ts';

const asWord = {
  encode: JSON.stringify,
  decode: (text: string) => (/^"\w+"$/.test(text) ? JSON.parse(text) : 'first'),
};

/** A page with one stored word. */
function page(stored: Stored) {
  const engine = createEngine(storageOf(stored));
  const key = keyFor(engine, 'word');
  let notKept = 0;
  engine.onNotKept(key, () => {
    notKept += 1;
  });
  const $word = persistentAtom<string>(key, 'first', asWord);
  $word.subscribe(() => {});
  return { engine, $word, notKept: () => notKept };
}

describe('[BAS-07] a stored value', () => {
  test('is written with each change and read when the page starts', () => {
    const stored = new Map<string, string>();
    page(stored).$word.set('second');
    expect(page(stored).$word.get()).toBe('second');
  });

  test.each([
    ['damaged', new Map([['word', '"a']])],
    ['foreign', new Map([['word', '{"a":1}']])],
    ['missing', new Map<string, string>()],
    ['refused', 'refused' as const],
    ['full', 'full' as const],
  ])('starts and changes in memory if storage is %s', (_, stored) => {
    const { engine, $word, notKept } = page(stored);
    expect($word.get()).toBe('first');
    $word.set('second');
    engine.resume();
    expect($word.get()).toBe('second');
    expect(notKept()).toBe(stored instanceof Map ? 0 : 1);
  });

  test('that could not be saved is replaced by what another page of the tab has saved since', () => {
    const stored = new Map([['word', '"old"']]);
    const room = storageOf(stored);
    let isFull = true;
    const engine = createEngine({ ...room, write: (key, text) => !isFull && room.write(key, text) });
    const key = keyFor(engine, 'word');
    const $word = persistentAtom<string>(key, 'first', asWord);
    $word.subscribe(() => {});
    $word.set('mine');
    engine.resume();
    expect($word.get()).toBe('mine');
    isFull = false;
    page(stored).$word.set('theirs');
    engine.resume();
    expect($word.get()).toBe('theirs');
  });

  test('that is only read is not written again', () => {
    const stored = new Map<string, string>();
    const engine = createEngine({ ...storageOf(stored), write: () => false });
    const key = keyFor(engine, 'word');
    engine.onNotKept(key, () => expect.unreachable());
    const $word = persistentAtom<string>(key, 'first', asWord);
    $word.subscribe(() => {});
    stored.set('word', '"second"');
    engine.resume();
    expect($word.get()).toBe('second');
  });

  test('is read again when the page returns, and reset if it was deleted', () => {
    const stored = new Map<string, string>();
    const { engine, $word } = page(stored);
    page(stored).$word.set('second');
    expect($word.get()).toBe('first');
    engine.resume();
    expect($word.get()).toBe('second');
    stored.clear();
    engine.resume();
    expect($word.get()).toBe('first');
  });
});

describe('messages from other tabs', () => {
  test('change nothing unless they are newer texts, and never throw', () => {
    const stored = new Map<string, string>();
    const { engine } = page(stored);
    const key = keyFor(engine, 'word');
    let onMessage = (_: { data: unknown }) => {};
    const posted: unknown[] = [];
    engine.share(key, {
      isNewer: (text) => text === '"newer"',
      openChannel: () => ({
        postMessage: (message) => void posted.push(message),
        close() {},
        addEventListener: (_, listener) => {
          onMessage = listener;
        },
      }),
    });
    fc.assert(
      fc.property(fc.anything(), (data) => {
        onMessage({ data });
        onMessage({ data: { kind: 'state', text: data } });
        expect(stored.size).toBe(0);
      }),
    );
    onMessage({ data: { kind: 'present' } });
    onMessage({ data: { kind: 'state', text: '"newer"' } });
    expect(stored.get('word')).toBe('"newer"');
    onMessage({ data: { kind: 'present' } });
    onMessage({ data: { kind: 'request' } });
    expect(posted).toEqual([{ kind: 'request' }, { kind: 'request' }, { kind: 'state', text: '"newer"' }]);
  });

  test('are missing if channels are refused, and the page works without them', () => {
    const engine = createEngine(storageOf(new Map()));
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    engine.share('word', { isNewer: () => true, openChannel: refuse });
    engine.resume();
    engine.pause();
  });
});
