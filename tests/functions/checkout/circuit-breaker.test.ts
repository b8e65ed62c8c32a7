import { expect, test } from 'vitest';
import { circuitBreaker } from '#functions/checkout/circuit-breaker.ts';

test('[P21] opens the circuit for ten seconds after three timeouts; an answer closes it', () => {
  let at = 0;
  const provider = circuitBreaker(() => at);
  provider.timedOut();
  provider.timedOut();
  provider.answered();
  provider.timedOut();
  provider.timedOut();
  expect(provider.isOpen()).toBe(false);
  provider.timedOut();
  expect(provider.isOpen()).toBe(true);
  at += 9_999;
  expect(provider.isOpen()).toBe(true);
  at += 1;
  expect(provider.isOpen()).toBe(false);
  // The next call tests the provider for all others.
  provider.timedOut();
  expect(provider.isOpen()).toBe(true);
  at += 10_000;
  provider.answered();
  provider.timedOut();
  expect(provider.isOpen()).toBe(false);
});
