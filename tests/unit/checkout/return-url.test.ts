import { expect, test } from 'vitest';
import { returnOrigin } from '#functions/checkout/return-url.ts';

const LOCAL = 'http://localhost:4321';

test('[P16] the other names of this machine are the same store at the same port, other ports are not', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(returnOrigin(LOCAL, { successUrl: `http://${host}:4321/basket` })).toBe(`http://${host}:4321`);
  for (const url of [
    'http://localhost:4322/',
    'http://127.0.0.1:4322/',
    'http://localhost/',
    'https://localhost:4321/',
  ])
    for (const field of ['successUrl', 'cancelUrl'])
      expect(returnOrigin(LOCAL, { [field]: url }), url).toMatchObject({ code: 'foreign_url', field });
  expect(returnOrigin('https://found.example', { cancelUrl: 'http://localhost:4321/' })).toMatchObject({
    code: 'foreign_url',
  });
});
