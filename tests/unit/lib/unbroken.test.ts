import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from '#src/lib/unbroken.ts';
import Unbroken from '#src/ui/Unbroken.tsx';

const shown = (text: string) => renderToStaticMarkup(createElement(Unbroken, { text }));

test('short hyphenated words are kept whole, long ones and all others are left to break', () => {
  expect(shown('The Two-Egg Pan')).toBe('The <span class="whole">Two-Egg</span> Pan');
  expect(shown('Salt, Lemon, Sardine')).toBe('Salt, Lemon, Sardine');
  expect(shown('Fatima-Zahra’s twenty-something')).toBe('Fatima-Zahra’s twenty-something');
});

test('what content says is never read as HTML', () => {
  expect(shown('A <b>-<i> & B')).not.toMatch(/<[bi]>/);
});

test('nothing of a text is lost, and no two parts that may break stand beside each other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '-', ' ', 'Two-Egg', 'twenty-something')), (pieces) => {
      const parts = unbroken(pieces.join(''));
      expect(parts.map(({ text }) => text).join('')).toBe(pieces.join(''));
      for (const [at, part] of parts.entries())
        expect(part.isWhole || (parts[at + 1]?.isWhole ?? true)).toBe(true);
    }),
  );
});
