import { afterAll, beforeAll, expect, test } from 'vitest';
import { creatorOperations } from '#functions/desk/creators/operations.ts';
import { runOperation } from '#functions/desk/run-operation.ts';
import { bookDue } from '#functions/payouts/ledger/book-due.ts';
import { saveRates } from '#functions/payouts/ledger/rates.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import type { StatementPage } from '#src/contracts/desk/creators.ts';
import { withDatabases } from '../helpers/databases.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { sell } from './support/histories.ts';

const SOLD = new Date('2027-01-05T09:00:00Z');
const NOW = new Date('2027-02-02T09:00:00Z');

withDatabases('creators at the desk on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    await saveRates(store.db, [{ day: '2027-01-04', currency: 'GBP', micros: 850_000 }]);
    for (const unit of [9000, 700])
      await sell(
        store.db,
        {
          is: 'sale',
          region: 'GB',
          lines: [{ thing: 'tins', quantity: 1, unit, discount: 0 }],
          shipping: 0,
          card: 0,
          code: false,
        },
        SOLD,
      );
    await bookDue(store.db, SOLD);
  });
  afterAll(() => store?.close());

  const call = (name: string, input: unknown, role: DeskRole = 'owner', creatorId: string | null = null) => {
    const member = { id: 'm', email: 'm@found.test', name: 'M', role, creatorId };
    const operation = creatorOperations.find(({ contract }) => contract.name === name)!;
    return runOperation(
      operation,
      { db: store.db, member, now: NOW, requestId: 'test', sessionId: 's' },
      input,
    );
  };

  test('a creator reads their own statements and home, and nothing of others', async () => {
    const own = (await call(
      'creators.statement',
      { month: '2027-01' },
      'creator',
      'ines-carvalho',
    )) as StatementPage;
    expect(own).toMatchObject({ party: 'ines-carvalho', rows: [{ kind: 'sale' }, { kind: 'sale' }] });
    expect(JSON.stringify(own)).not.toContain('FD-T');
    for (const party of ['ines-carvalho', 'code:ines-tins'])
      await expect(call('creators.statement', { party }, 'creator', 'hanna-lindqvist')).rejects.toMatchObject(
        { code: 'not_allowed' },
      );
    expect(await call('creators.home', {}, 'creator', 'ines-carvalho')).toMatchObject({
      code: { code: 'ines-tins' },
    });
    for (const { contract } of creatorOperations.filter(
      ({ contract }) => !contract.roles.includes('creator'),
    ))
      await expect(call(contract.name, {}, 'creator', 'ines-carvalho')).rejects.toMatchObject({
        code: 'not_allowed',
      });
  });

  test('an owner closes the month, gives the bank its list, and marks it as paid once', async () => {
    await call('creators.save-account', {
      party: 'ines-carvalho',
      holder: '=Inês Carvalho',
      iban: 'PT50 0002 0123 1234 5678 9015 4',
      version: 0,
    });
    await call('creators.close-month', { month: '2027-01' });
    const list = (await call('creators.payouts-csv', { form: 'sepa' })) as {
      csv: string;
      statements: unknown[];
    };
    expect(list.csv).toContain('"Ines Carvalho","PT50000201231234567890154"');
    expect(await call('creators.mark-paid', { statements: list.statements })).toEqual({ paid: 1 });
    await expect(call('creators.mark-paid', { statements: list.statements })).rejects.toMatchObject({
      code: 'conflict',
      field: 'statements',
    });
    await expect(
      call('creators.mark-paid', { statements: list.statements }, 'accountant'),
    ).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const page = (await call('creators.statement', {
      party: 'ines-carvalho',
      month: '2027-01',
    })) as StatementPage;
    expect(page).toMatchObject({ head: { state: 'paid', payday: '2027-02-15' }, account: 'PT50…0154' });
    expect(page.rows.reduce((sum, { paid }) => sum + paid, 0)).toBe(page.head.earned);
  });

  test('an invalid account is refused by its field', async () => {
    await expect(
      call('creators.save-account', {
        party: 'gwen-pritchard',
        holder: 'G',
        iban: 'PT51000201231234567890154',
        version: 0,
      }),
    ).rejects.toMatchObject({ code: 'invalid_input', field: 'iban' });
  });

  test('a name without Latin letters is refused: banks take no others', async () => {
    const account = { party: 'gwen-pritchard', sortCode: '20-00-00', accountNumber: '55779911', version: 0 };
    for (const holder of ['   ', 'Мария', '山田'])
      await expect(call('creators.save-account', { ...account, holder })).rejects.toMatchObject({
        code: 'invalid_input',
        field: 'holder',
      });
    await call('creators.save-account', { ...account, holder: 'Łucja Ørsted' });
  });
});
