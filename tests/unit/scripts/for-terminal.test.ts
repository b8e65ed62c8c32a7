import { expect, test } from 'vitest';
import { forTerminal } from '#src/core/for-terminal.ts';

test('users’ texts can neither control the terminal that shows them, nor hide in it', () => {
  expect(forTerminal('a\u001b[31mb\u0007\u009bc\u202ed\u200be')).toBe(
    'a\\u001b[31mb\\u0007\\u009bc\\u202ed\\u200be',
  );
  expect(forTerminal('שלום\nmit Ümläuten')).toBe('שלום\nmit Ümläuten');
});

test('JSON keeps its meaning', () => {
  const letter = { name: 'Wren\u009b31m\u202e', message: 'a\nb "c" \\u009b' };
  const shown = forTerminal(JSON.stringify(letter));
  expect(shown).not.toMatch(/[\u0080-\u009f\u202e]/);
  expect(JSON.parse(shown)).toEqual(letter);
});
