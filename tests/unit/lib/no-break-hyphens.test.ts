import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBreakHyphens } from '#src/lib/no-break-hyphens.ts';
import Unbroken from '#src/ui/Unbroken.tsx';

const shown = (text: string) => renderToStaticMarkup(createElement(Unbroken, { text }));

test('short hyphenated words do not break, long ones and other words may', () => {
  expect(shown('The Two-Egg Pan')).toBe('The <span class="whole">Two-Egg</span> Pan');
  expect(shown('Salt, Lemon, Sardine')).toBe('Salt, Lemon, Sardine');
  expect(shown('Fatima-Zahra’s twenty-something')).toBe('Fatima-Zahra’s twenty-something');
});

test('content is never read as HTML', () => {
  expect(shown('A <b>-<i> & B')).not.toMatch(/<[bi]>/);
});

test('no text is lost, and no two breakable parts are adjacent', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '-', ' ', 'Two-Egg', 'twenty-something')), (pieces) => {
      const parts = noBreakHyphens(pieces.join(''));
      expect(parts.map(({ text }) => text).join('')).toBe(pieces.join(''));
      for (const [at, part] of parts.entries())
        expect(part.isWhole || (parts[at + 1]?.isWhole ?? true)).toBe(true);
    }),
  );
});
