import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './catalogue.ts';

export type RecordedOrder = {
  id: string;
  sessionId: string;
  intent: string;
  payoutCode: string | null;
  region: string;
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
  status: string;
  lines: {
    productId: string;
    formatId: string;
    quantity: number;
    unitAmount: number;
    customization?: string;
  }[];
};

/** The orders recorded for a session, read as the shopkeeper reads them: with the command. */
export async function ordersOf(sessionId: string): Promise<RecordedOrder[]> {
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(node, ['scripts/tasks/orders.ts', '--json'], {
    cwd: ROOT,
    env: { ...process.env, DATA_FOLDER: 'test-results/store', DATABASE_URL: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as RecordedOrder)
    .filter((order) => order.sessionId === sessionId);
}
