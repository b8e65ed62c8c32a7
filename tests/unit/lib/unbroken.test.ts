import { expect, test } from 'vitest';
import { unbroken } from '#src/lib/unbroken.ts';

test('short hyphenated words are kept whole, long ones and all others are left to break', () => {
  expect(unbroken('The Two-Egg Pan')).toBe('The <span class="whole">Two-Egg</span> Pan');
  expect(unbroken('Salt, Lemon, Sardine')).toBe('Salt, Lemon, Sardine');
  expect(unbroken('Fatima-Zahra’s twenty-something')).toBe('Fatima-Zahra’s twenty-something');
});

test('what content says is never read as HTML', () => {
  expect(unbroken('A <b>-<i> & B')).not.toMatch(/<[bi]>/);
});
