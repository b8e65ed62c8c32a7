import { expect, test } from 'vitest';
import { isToken, tokenOf } from '#functions/downloads/token.ts';
import { sha256 } from '#functions/platform/sha256.ts';

const SECRET = 'a-secret-of-a-test-of-more-than-thirty-two';
const grant = { orderId: 'F-7K3M9-QXAB4', position: 1, file: 'a-slow-loaf.epub', generation: 0 };

// Customers have links with tokens made in this way: any change here breaks them.
test('a grant always has the same token, and each generation another', () => {
  expect(tokenOf(grant, SECRET)).toBe('eruNir9-mJuCjceuSP_PwOe6ldcQiv1xwyTrKa2f0DM');
  expect(tokenOf({ ...grant, generation: 1 }, SECRET)).toBe('b40-X77KPwN-qNlZXverwBQFkauaGtRjcMHd8q1PQBI');
});

test('the stored hash of a token never changes', () => {
  expect(sha256('eruNir9-mJuCjceuSP_PwOe6ldcQiv1xwyTrKa2f0DM')).toBe(
    'EKWssmNw90p8vx2GWZRjKteql-xB2ZXU5l-IYZ5q6Ns',
  );
});

test('a token is 43 characters of base64url and nothing else', () => {
  expect(isToken(tokenOf(grant, SECRET))).toBe(true);
  for (const other of ['', 'a'.repeat(42), 'a'.repeat(44), ` ${'a'.repeat(43)}`, `${'a'.repeat(42)}.`])
    expect(isToken(other)).toBe(false);
});
