import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CookingState, decodeCooking } from '#src/contracts/stored/cooking.ts';
import {
  cookingKey,
  isCooking,
  keepTicked,
  readTicked,
} from '#src/features/recipes/cooking/first-reading.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const count = fc.nat(200);
const timer = fc.oneof(
  fc.record({ step: count, minutes: count, endsAt: fc.nat() }),
  fc.record({ step: count, minutes: count, left: fc.nat() }),
);
const state: fc.Arbitrary<CookingState> = fc.record(
  {
    ticked: fc.array(count),
    timers: fc.array(timer),
    servings: fc.integer({ min: 1, max: 50 }),
    step: count,
  },
  { requiredKeys: ['ticked', 'timers'] },
);

test('a tab’s recipe state is the same after it was stored and read', () => {
  fc.assert(
    fc.property(state, (value) => {
      expect(decodeCooking(JSON.stringify(value))).toEqual(value);
    }),
  );
});

test('damaged data is ignored, and nothing throws', () => {
  const nothing = { ticked: [], timers: [] };
  for (const text of [null, '', '{', '[]', '7', '"x"']) expect(decodeCooking(text)).toEqual(nothing);
  expect(
    decodeCooking(
      '{"servings":-2,"step":"two","ticked":[1,-1,"2",1.5,3],"timers":[{"step":1},null,{"step":1,"minutes":5,"left":9}],"x":1}',
    ),
  ).toEqual({ ticked: [1, 3], timers: [{ step: 1, minutes: 5, left: 9 }] });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (text) => {
      const { ticked, timers } = decodeCooking(text);
      expect(Array.isArray(ticked) && Array.isArray(timers)).toBe(true);
    }),
  );
});

test('two recipes never share one list', () => {
  const [one, other] = [decodeCooking('{}'), decodeCooking('{}')];
  one.timers.push({ step: 1, minutes: 5, left: 9 });
  one.ticked.push(1);
  expect(other).toEqual({ ticked: [], timers: [] });
});

test('the state that a page reads first agrees with the schema', () => {
  const anyText = fc.oneof(
    state.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string(),
    fc.jsonValue().map((ticked) => JSON.stringify({ ticked })),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      stored.set(cookingKey('soup'), text);
      const { ticked, timers, servings } = decodeCooking(text);
      expect(readTicked('soup')).toEqual(ticked);
      if (servings || timers.length > 0) expect(isCooking('soup')).toBe(true);
    }),
  );
});

test('a tick is stored at once and leaves the other state unchanged', () => {
  fc.assert(
    fc.property(state, fc.array(count), (value, ticked) => {
      stored.set(cookingKey('soup'), JSON.stringify(value));
      keepTicked('soup', ticked);
      expect(decodeCooking(stored.get(cookingKey('soup')))).toEqual({ ...value, ticked });
    }),
  );
});
