import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRecent, RECENT_MAX, withSeen } from '#src/contracts/stored/recently-viewed.ts';

test('the last product comes first, each one once, a dozen at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 60 }), (ids) => {
      const seen = ids.reduce((all, id, index) => withSeen(all, id, index), decodeRecent(null));
      const expected = [...new Set([...ids].reverse())].slice(0, RECENT_MAX);
      expect(seen.map(({ id }) => id)).toEqual(expected);
      expect(decodeRecent(JSON.stringify(seen))).toEqual(seen);
    }),
  );
});

test('any stored data is read as a list of ids and times, without an exception', () => {
  const strange = fc.oneof(fc.string(), fc.json(), fc.constant(null));
  fc.assert(
    fc.property(strange, (text) => {
      for (const { id, at } of decodeRecent(text)) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        expect(Number.isFinite(at)).toBe(true);
      }
    }),
  );
  expect(
    decodeRecent('[{"id":"../x","at":1},{"id":"pan","at":"now"},null,{"id":"pan","at":2,"more":1}]'),
  ).toEqual([{ id: 'pan', at: 2 }]);
});
