import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FOLLOWED_EVENTS } from '#functions/orders/session-of-event.ts';

test('the guide names every event that the webhook is to be sent, and no other', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8');
  const deploying = readme.slice(readme.indexOf('## Deploying'));
  const named = deploying.match(/`(?:checkout\.session|charge|refund|radar)\.[a-z_.]+`/g) ?? [];
  expect(named.map((name) => name.slice(1, -1)).sort()).toEqual([...FOLLOWED_EVENTS].sort());
});
