import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#functions/db/open.ts';
import { balanceTransaction, providerPayout } from '#functions/db/schema/balance.ts';
import { booksOperations } from '#functions/desk/books/operations.ts';
import { runOperation } from '#functions/desk/run-operation.ts';
import { BOOKS_TABLES, type Books, type Journal } from '#src/contracts/desk/books.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import { withDatabases } from '../helpers/databases.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('the books at the desk, on', (database) => {
  let db: Database;
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    ({ db } = store);
    const made = { amount: 1, currency: 'GBP', status: 'paid', isAutomatic: true, arrivesAt: new Date(0) };
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...made,
      id: `po_${String(at).padStart(2, '0')}`,
      createdAt: new Date(Math.floor(at / 2) * 86_400_000),
    }));
    await db.insert(providerPayout).values(rows);
  });
  afterAll(() => store?.close());
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

  test('save each of their tables as CSV, amounts in units of the currency', async () => {
    const period = { from: '2027-01-01', to: '2027-02-01' };
    for (const table of BOOKS_TABLES) {
      const saved = (await run('books.table', { ...period, table })) as { file: string; csv: string };
      expect(saved.file).toBe(`${table}-2027-01-01-2027-02-01.csv`);
      expect(saved.csv.split('\r\n')[0]).toMatch(/^"\w+"(,"\w+")+$/);
    }
    const early = { from: '1970-01-01', to: '1970-01-02', table: 'payouts' };
    const { csv } = (await run('books.table', early)) as { csv: string };
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      '"po_00","1970-01-01","1970-01-01","paid","GBP","","","","","","","0.01"',
      '"po_01","1970-01-01","1970-01-01","paid","GBP","","","","","","","0.01"',
    ]);
    await expect(run('books.table', { ...period, table: 'salaries' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(run('books.table', { ...period, to: '2020-01-01', table: 'tax' })).rejects.toMatchObject({
      field: 'to',
    });
  });

  test('have a journal of each currency, for Xero, and in euros for DATEV', async () => {
    const movement = {
      type: 'stripe_fee',
      category: 'fee',
      fee: 0,
      sourceAmount: -250,
      amount: -250,
      net: -250,
    };
    const at = new Date('2027-03-09T12:00:00Z');
    await db.insert(balanceTransaction).values(
      ['GBP', 'EUR'].map((currency) => ({
        ...{ ...movement, id: `txn_${currency}`, currency, sourceCurrency: currency },
        ...{ availableAt: at, createdAt: at },
      })),
    );
    expect(await run('books.journal', { month: '2027-02' })).toEqual({ journals: [] });
    const { journals } = (await run('books.journal', { month: '2027-03' })) as { journals: Journal[] };
    expect(journals).toEqual([
      {
        currency: 'EUR',
        forms: ['xero', 'datev'],
        lines: [
          { code: '4970', text: 'Payment fees, fee', amount: 250 },
          { code: '1361', text: 'Balance at the provider, fee', amount: -250 },
        ],
      },
      expect.objectContaining({ currency: 'GBP', forms: ['xero'] }),
    ]);
    const input = { month: '2027-03', currency: 'EUR', form: 'xero' };
    const xero = await run('books.journal-file', input);
    expect(xero).toMatchObject({ file: 'journal-2027-03-eur-xero.csv', encoding: 'utf-8' });
    const datev = await run('books.journal-file', { ...input, form: 'datev' });
    expect(datev).toMatchObject({ file: 'EXTF_Buchungsstapel_2027-03.csv', encoding: 'latin1' });
    await expect(run('books.journal-file', { ...input, currency: 'USD' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const pounds = { ...input, currency: 'GBP', form: 'datev' };
    await expect(run('books.journal-file', pounds)).rejects.toMatchObject({ field: 'form' });
    await expect(run('books.journal', { month: '2027-13' })).rejects.toMatchObject({ code: 'invalid_input' });
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
    expect(await run('books.payout', { id: 'po_00' })).toMatchObject({
      payout: { unexplained: 1 },
      parts: [],
    });
    await expect(run('books.payout', { id: 'none' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
