import { expect, test } from 'vitest';
import { comparableAddress } from '#src/core/comparable-address.ts';

test.each(['ana@example.com', ' Ana@Example.COM\n', 'ANA@EXAMPLE.COM'])(
  'the address “%s” is saved and compared without spaces around it and in small letters',
  (typed) => {
    expect(comparableAddress(typed)).toBe('ana@example.com');
  },
);
