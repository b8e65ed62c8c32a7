import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookDue } from '#functions/payouts/ledger/book-due.ts';
import { saveRates } from '#functions/payouts/ledger/rates.ts';
import { closeMonth } from '#functions/payouts/statements/close-month.ts';
import { withDatabases } from '../helpers/databases.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { sell } from './support/histories.ts';

const SOLD = new Date('2027-01-05T09:00:00Z');
const CLOSED = new Date('2027-02-02T09:00:00Z');

withDatabases('the owner of a payout code, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    await saveRates(store.db, [{ day: '2027-01-04', currency: 'GBP', micros: 850_000 }]);
    const lines = [{ thing: 'tins' as const, quantity: 1, unit: 9000, discount: 0 }];
    await sell(store.db, { is: 'sale', region: 'GB', lines, shipping: 0, card: 0, code: true }, SOLD);
    await bookDue(store.db, SOLD);
  });
  afterAll(() => store?.close());

  test('gets the statement of each month by mail, once, without signing in at the desk', async () => {
    await closeMonth(store.db, '2027-01', CLOSED);
    await closeMonth(store.db, '2027-01', CLOSED);
    await sendMails(store);
    const mails = mailsTo(store, 'ines@carvalho.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Your statement for January 2027']);
    expect(mails[0]?.text).toContain('because your code ines-tins is used at');
    expect(mails[0]?.text).toContain('Sums below £20.00 are carried over');
    expect(mails[0]?.text).not.toContain('/desk');
  });
});
