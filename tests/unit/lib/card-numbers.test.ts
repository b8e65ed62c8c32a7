import { expect, test } from 'vitest';
import { withoutCardNumbers } from '#src/lib/card-numbers.ts';

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '5555-5555-5555-4444',
  '3782 822463 10005',
  '6304000000000000',
  '2223003122003222',
])('a card number is removed from a text: %s', (number) => {
  expect(withoutCardNumbers(`I paid with ${number}, twice.`)).toBe(
    'I paid with [card number removed], twice.',
  );
});

test.each([
  'F-7K3M9-QXAB4',
  '+44 7700 900123',
  '4242 4242 4242 4243',
  'RM12 3456 7890 1GB',
  '1700000000000',
  '42424242424242424242424242',
  '2026-11-22',
  'https://www.facebook.com/profile.php?id=6304000000000000',
  'www.instagram.com/p/4242424242424242',
])('other numbers, and addresses of pages, stay: %s', (text) => {
  expect(withoutCardNumbers(`See ${text}.`)).toBe(`See ${text}.`);
});

test('a number after a slash is no address of a page', () => {
  expect(withoutCardNumbers('Card no.visa/4242424242424242')).toBe('Card no.visa/[card number removed]');
});
