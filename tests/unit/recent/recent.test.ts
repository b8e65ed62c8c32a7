import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSeen, RECENT_MOST, withSeen } from '#src/features/recent/recent.ts';

test('what was looked at last comes first, each thing once, a dozen at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 60 }), (ids) => {
      const seen = ids.reduce((all, id, index) => withSeen(all, id, index), decodeSeen(null));
      const expected = [...new Set([...ids].reverse())].slice(0, RECENT_MOST);
      expect(seen.map(({ id }) => id)).toEqual(expected);
      expect(decodeSeen(JSON.stringify(seen))).toEqual(seen);
    }),
  );
});

test('whatever lies in storage, reading it gives a list of ids and times and never throws', () => {
  const strange = fc.oneof(fc.string(), fc.json(), fc.constant(null));
  fc.assert(
    fc.property(strange, (text) => {
      for (const { id, at } of decodeSeen(text)) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        expect(Number.isFinite(at)).toBe(true);
      }
    }),
  );
  expect(
    decodeSeen('[{"id":"../x","at":1},{"id":"pan","at":"now"},null,{"id":"pan","at":2,"more":1}]'),
  ).toEqual([{ id: 'pan', at: 2 }]);
});
