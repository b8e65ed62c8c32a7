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

/** The same from the output of the operator's command. */
export async function ordersAsTold(sessionId: string): Promise<Record<string, unknown>[]> {
  const stdout = await command('--json');
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((order) => order.sessionId === sessionId);
}

/** Refunds lines of an order, by their numbers, with the operator's command. @throws if it refuses */
export function refundLines(orderId: string, ...lines: number[]): Promise<string> {
  return command('refund', orderId, '--lines', lines.join(','), '--yes');
}

/** Runs `npx found orders` with these arguments, on the store under test. @returns its output */
async function command(...words: string[]): Promise<string> {
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(node, ['scripts/tasks/found.ts', 'orders', ...words], {
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
