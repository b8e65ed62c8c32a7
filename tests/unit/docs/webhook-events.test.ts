import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HANDLED_EVENTS } from '#functions/orders/stripe-events.ts';

test('the guide names exactly the events that the webhook needs', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/deploying.md'), 'utf8');
  const named = guide.match(/`(?:checkout\.session|charge|refund|radar)\.[a-z_.]+`/g) ?? [];
  expect(named.map((name) => name.slice(1, -1)).sort()).toEqual([...HANDLED_EVENTS].sort());
});
