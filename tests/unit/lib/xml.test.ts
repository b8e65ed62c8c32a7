import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlElement, xmlText } from '#src/lib/xml.ts';

test('special characters of XML are escaped, and invalid ones are left out', () => {
  expect(xmlText('<b> & "it’s" \'so\'')).toBe('&#60;b&#62; &#38; &#34;it’s&#34; &#39;so&#39;');
  expect(xmlText('a\u0000b\u000bc\ud800d\uffffe\tf\ng 🍳')).toBe('abcde\tf\ng 🍳');
  expect(xmlElement('g:id', 'a&b')).toBe('<g:id>a&#38;b</g:id>');
  expect(xmlElement('g:id', undefined)).toBe('');
});

test('no text can close its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(xmlText(text)).not.toMatch(/[<>"']|&(?!#\d+;)/);
    }),
  );
});
