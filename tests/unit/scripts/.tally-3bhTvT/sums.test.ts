
    import fc from 'fast-check';
    import { describe, expect, test } from 'vitest';
    test('adds up', () => {});
    let tries = 0;
    test('comes late', { retry: 1 }, () => { if (tries++ === 0) throw new Error('too late'); });
    test('rounds down', () => expect(1).toBe(2));
    test('is even', () => {
      fc.assert(fc.property(fc.constant(7), (n) => { if (n % 2) throw new Error('odd'); }), { seed: 42 });
    });
    describe('a store', () => test.skip('sells', () => {}));
  