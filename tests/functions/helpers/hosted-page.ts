import { expect } from 'vitest';

/** The payer in these tests. None of these words may be in pages or logs. */
export const SHOPPER = {
  email: 'canary.wren@mail.example',
  name: 'Wilhelmina Canary-Wren',
  phone: '+44 7700 900123',
  line1: '17 Heronsgate Steps',
  city: 'Leith',
  postal_code: 'EH6 6QQ',
};

const CARD = { method: 'card', card_number: '4242 4242 4242 4242', card_expiry: '12/34', card_cvc: '123' };

/**
 * Pays on the provider's hosted page like a browser without JavaScript.
 * Returns the URL that the shopper is sent to.
 */
export async function payAt(url: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...SHOPPER, country: 'GB', ...CARD, ...fields }),
  });
  const errors = [...(await response.text()).matchAll(/<p class="error"[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  );
  expect(errors).toEqual([]);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}
