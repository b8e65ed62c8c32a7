import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { providerPayout } from '#functions/db/schema/balance.ts';
import { booksOperations } from '#functions/desk/books/operations.ts';
import { runOperation } from '#functions/desk/run-operation.ts';
import type { Books } from '#src/contracts/desk/books.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import { withDatabases } from '../helpers/databases.ts';

withDatabases('the books at the desk, on', (database) => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    await migrateDatabase(database().url);
    ({ db, close } = openDatabase(database().url));
    const made = { amount: 1, currency: 'GBP', status: 'paid', isAutomatic: true, arrivesAt: new Date(0) };
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...made,
      id: `po_${String(at).padStart(2, '0')}`,
      createdAt: new Date(Math.floor(at / 2) * 86_400_000),
    }));
    await db.insert(providerPayout).values(rows);
  });
  afterAll(() => close?.());
  const run = (name: string, input: unknown, role: DeskRole = 'accountant') => {
    const operation = booksOperations.find(({ contract }) => contract.name === name)!;
    const member = { id: 'm', email: 'a@example.com', name: 'A', role, creatorId: null };
    return runOperation(operation, { db, member, sessionId: 's', now: new Date(), requestId: 'test' }, input);
  };

  test('are only for owners and accountants', async () => {
    const input = { from: '2027-01-01', to: '2027-02-01' };
    for (const role of ['packer', 'editor', 'creator'] as const)
      await expect(run('books.read', input, role)).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await run('books.read', input, 'owner')) as Books).toMatchObject({ days: [], differences: [] });
  });

  test('refuse a period that is empty, upside down, endless or no date', async () => {
    for (const [from, to] of [
      ['2027-01-01', '2027-01-01'],
      ['2027-02-01', '2027-01-01'],
      ['2000-01-01', '2027-01-01'],
      ['2027-02-31', '2027-03-01'],
      ['=1', '2027-03-01'],
    ])
      await expect(run('books.read', { from, to })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('list each payout once, newest first, page by page', async () => {
    type Page = { payouts: { id: string }[]; next: string | null };
    const first = (await run('books.payouts', {})) as Page;
    const second = (await run('books.payouts', { after: first.next })) as Page;
    const ids = [...first.payouts, ...second.payouts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(second.next).toBeNull();
  });

  test('say what of a payout no order explains', async () => {
    expect(await run('books.payout', { id: 'po_00' })).toMatchObject({ parts: [], unexplained: 1 });
    await expect(run('books.payout', { id: 'none' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
