import { expect, test } from 'vitest';
import { forTerminal } from '../../../scripts/lib/for-terminal.ts';

test('what strangers wrote cannot steer the terminal that shows it, nor hide in it', () => {
  expect(forTerminal('a\u001b[31mb\u0007\u009bc\u202ed\u200be')).toBe(
    'a\\u001b[31mb\\u0007\\u009bc\\u202ed\\u200be',
  );
  expect(forTerminal('שלום\nmit Ümläuten')).toBe('שלום\nmit Ümläuten');
});
