/**
 * `npm run gift-cards [-- --json|--csv]`: the gift cards that were bought, newest first, with what is left of each in minor units, and
 * without their codes. `--block CODE` ends one for good: by its code, or by its name in the list (F-7K3M9-QXAB4.1.1).
 */
import type { Database } from '../../functions/db/open.ts';
import { blockByOperator, type ListedCard, listCards } from '../../functions/gift-cards/operator.ts';
import { type CurrencyCode, formatMoney } from '../../src/core/money.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { csv } from '../lib/csv.ts';
import { withDatabase } from '../lib/with-database.ts';

const COLUMNS = [
  'id',
  'orderId',
  'region',
  'currency',
  'value',
  'balance',
  'blockedAt',
  'blockedFor',
  'createdAt',
] as const satisfies (keyof ListedCard)[];

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, words: readonly string[]): Promise<void> {
  const at = words.indexOf('--block');
  if (at >= 0) {
    const named = words[at + 1];
    if (!named) throw new Error('Name the card: npm run gift-cards -- --block 7K3M-9QXA-B4CD-EFGH');
    const isBlocked = await blockByOperator(db, named, storeNow());
    console.log(isBlocked ? 'Blocked.' : 'There is no such gift card.');
    return;
  }
  const cards = await listCards(db);
  if (words.includes('--csv')) process.stdout.write(csv(COLUMNS, cards));
  else if (words.includes('--json')) for (const card of cards) console.log(JSON.stringify(card));
  else if (cards.length === 0) console.log('No gift cards were bought yet.');
  else for (const card of cards) console.log(sentence(card));
}

function sentence({ id, region, currency, value, balance, createdAt, blockedFor }: ListedCard): string {
  const money = (amount: number) =>
    formatMoney({ amount, currency: currency as CurrencyCode }, regionOf(region).locale);
  const blocked = blockedFor ? `  BLOCKED (${blockedFor.replace('_', ' ')})` : '';
  return `${createdAt.toISOString().slice(0, 16)}  ${id}  ${region}  ${money(balance)} of ${money(value)}${blocked}`;
}
