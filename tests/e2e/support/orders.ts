import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Order } from '#functions/db/order-types.ts';
import { orderPages } from '#functions/orders/read-orders.ts';
import { ROOT } from './catalogue.ts';
import { inDatabase } from './database.ts';

/** The orders recorded for a session. */
export function ordersOf(sessionId: string): Promise<Order[]> {
  return inDatabase(async (db) => {
    const found: Order[] = [];
    for await (const page of orderPages(db))
      found.push(...page.filter((order) => order.sessionId === sessionId));
    return found;
  });
}

/** The same as the shopkeeper reads them: with the command. */
export async function ordersAsTold(sessionId: string): Promise<Record<string, unknown>[]> {
  const stdout = await command('--json');
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((order) => order.sessionId === sessionId);
}

/** Gives back lines of an order, by their numbers, as the shopkeeper does: with the command. @throws when it refuses */
export function refundLines(orderId: string, ...lines: number[]): Promise<string> {
  return command('--refund', orderId, '--lines', lines.join(','), '--yes');
}

/** `npm run orders` with these options, on the store that the tests run against. @returns what it prints */
async function command(...options: string[]): Promise<string> {
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(node, ['scripts/tasks/orders.ts', ...options], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: process.env.E2E_PORT || '4410',
      SETTINGS_FILE: '',
      DATA_FOLDER: 'test-results/store',
      DATABASE_URL: '',
      STRIPE_SECRET_KEY: '',
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
