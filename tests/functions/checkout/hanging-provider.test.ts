import { expect, test } from 'vitest';
import { watchProvider } from '#functions/checkout/hanging-provider.ts';

test('[P21] three who waited in vain spare everybody else the wait for ten seconds; an answer ends it', () => {
  let at = 0;
  const provider = watchProvider(() => at);
  provider.waitedInVain();
  provider.waitedInVain();
  provider.answered();
  provider.waitedInVain();
  provider.waitedInVain();
  expect(provider.isResting()).toBe(false);
  provider.waitedInVain();
  expect(provider.isResting()).toBe(true);
  at += 9_999;
  expect(provider.isResting()).toBe(true);
  at += 1;
  expect(provider.isResting()).toBe(false);
  // The next one finds out, for everybody.
  provider.waitedInVain();
  expect(provider.isResting()).toBe(true);
  at += 10_000;
  provider.answered();
  provider.waitedInVain();
  expect(provider.isResting()).toBe(false);
});
