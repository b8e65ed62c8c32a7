import { expect, test } from 'vitest';
import { resultTitle } from '#src/lib/titles.ts';

test('a page title fits into search results', () => {
  expect(resultTitle('Welsh cakes, a recipe by Gwen Pritchard', 'Welsh cakes')).toBe(
    'Welsh cakes, a recipe by Gwen Pritchard',
  );
  const long = 'Kroeung: Lemongrass, Galangal and the Sound of the Mortar';
  expect(resultTitle(`${long} by Chanthou Sok`, long)).toBe(long);
  expect(resultTitle(`${long}, all of it`, `${long}, still too long`)).toBe(`${long}, still too long`);
});
