import { expect, test } from 'vitest';
import { sentence } from '#functions/mail/layout/document.ts';

test('a sentence has a part for each of its places, in the order of the text', () => {
  const contact = { label: 'write to us', href: 'https://found.example/contact' };
  const id = { strong: 'F-1' };
  expect(sentence('Answer, or {contact} with {id}.', { id, contact })).toEqual([
    'Answer, or ',
    contact,
    ' with ',
    id,
    '.',
  ]);
  expect(sentence('For {name}.', { name: '{id} $&' }).join('')).toBe('For {id} $&.');
  expect(() => sentence('For {name}.', {})).toThrow('{name}');
});
