import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodedLine, codedJournal } from '#functions/books/coded-journal.ts';
import { datevCsv } from '#functions/books/datev.ts';
import type { JournalLine } from '#functions/books/journal.ts';
import { xeroCsv } from '#functions/books/xero.ts';
import { BOOK_ACCOUNTS } from '#src/core/books/accounts.ts';

const line = (
  account: JournalLine['account'],
  amount: number,
  more: Partial<JournalLine> = {},
): JournalLine => ({
  ...{ account, amount, currency: 'EUR', event: 'sold', region: null, kind: null, rate: null },
  ...more,
});
const SALE = [
  line('sales', -1_000, { region: 'EU', kind: 'goods', rate: 1_900 }),
  line('sales', -500, { region: 'EU', kind: 'drink', rate: 1_900 }),
  line('sales', -2_000, { region: 'EU', kind: 'book', rate: 550 }),
  line('tax', -395, { region: 'EU', rate: 1_900 }),
  line('payments', 3_895),
];
const settings = (change: object) => ({ accounts: {}, salesByKind: {}, xeroTaxRate: 'No VAT', ...change });
const DATEV = { consultant: 29_098, client: 55_003, chart: '03', accountLength: 4, yearStartsIn: 4 } as const;
const CODED: CodedLine[] = [
  { currency: 'EUR', code: '0420', text: 'Sales, sold, 19 %, EU', amount: -1_500 },
  { currency: 'EUR', code: '1410', text: 'Payments, sold', amount: 1_500 },
];
const NOW = new Date('2027-03-02T14:04:40.439Z');

describe('the journal with the codes of accounts', () => {
  test('has defaults, and joins kinds that share an account', () => {
    expect(codedJournal(SALE, settings({}))).toEqual([
      { currency: 'EUR', code: '200', text: 'Sales, sold, 19 %, EU', amount: -1_500 },
      { currency: 'EUR', code: '200', text: 'Sales, sold, 5.5 %, EU', amount: -2_000 },
      { currency: 'EUR', code: '820', text: 'Tax, sold, 19 %, EU', amount: -395 },
      { currency: 'EUR', code: '620', text: 'Payments, sold', amount: 3_895 },
    ]);
  });

  test('takes the codes of the shop, and of kinds with an account of their own', () => {
    const own = settings({ accounts: { sales: '8200' }, salesByKind: { book: '8210' } });
    expect(codedJournal(SALE, own).slice(0, 2)).toMatchObject([
      { code: '8200', amount: -1_500 },
      { code: '8210', text: 'Sales, sold, book, 5.5 %, EU', amount: -2_000 },
    ]);
  });
});

describe('the form of Xero', () => {
  test('is one journal, dated on the last day, with debits above 0', () => {
    const text = xeroCsv(codedJournal(SALE, settings({})), '2027-02', 'Ferris', 'No VAT');
    const [head, first, ...rest] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      '"*Narration","*Date","Description","*AccountCode","*TaxRate","*Amount",' +
        '"TrackingName1","TrackingOption1","TrackingName2","TrackingOption2"',
    );
    expect(first).toBe(
      '"Ferris, 2027-02, EUR","28 Feb 2027","Sales, sold, 19 %, EU","200","No VAT","-15.00","","","",""',
    );
    expect(rest).toHaveLength(3);
  });
});

describe('the form of DATEV', () => {
  const rowsOf = (text: string) =>
    text
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'));

  test('has the header and the columns that DATEV describes', () => {
    const [head, columns, first] = rowsOf(datevCsv(CODED, '2027-02', { ...DATEV, transit: '1590' }, NOW));
    expect(head?.join(';')).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20270302140440439;;"RE";"";"";29098;55003;20260401;4;20270201;20270228;' +
        '"Journal 2027-02";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
    expect(columns).toHaveLength(125);
    expect(columns?.[113]).toBe('Festschreibung');
    expect(columns?.at(-1)).toBe('Abw. Skontokonto');
    expect(first?.slice(0, 14).join(';')).toBe(
      '15,00;"H";"EUR";;;"";0420;1590;"";2802;"2027-02";"";;"Sales, sold, 19 %, EU"',
    );
    expect(first).toHaveLength(125);
  });

  test('any journal keeps its sums, has a field for each column and only characters that DATEV reads', () => {
    const any = fc.record({
      currency: fc.constant('EUR'),
      code: fc.constantFrom('8200', '0420'),
      text: fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[;\r\n"]/g, '')),
      amount: fc.integer({ min: -1e9, max: 1e9 }).filter((amount) => amount !== 0),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (lines) => {
        const text = datevCsv(lines, '2027-12', { ...DATEV, transit: '1590' }, NOW);
        expect(text).toMatch(/^[\r\n -~¡-ÿ]*$/);
        const rows = rowsOf(text).slice(2);
        expect(rows.map((row) => row.length)).toEqual(lines.map(() => 125));
        const amounts = rows.map(
          ([amount = '', side]) => Number(amount.replace(',', '')) * (side === '"S"' ? 1 : -1),
        );
        expect(amounts).toEqual(lines.map(({ amount }) => amount));
      }),
    );
  });
});

test('each account has a name that DATEV can read', async () => {
  const words = await import('#src/words/en/desk/books.ts');
  for (const account of BOOK_ACCOUNTS) expect(words.accounts[account]).toMatch(/^[ -~]+$/);
});
