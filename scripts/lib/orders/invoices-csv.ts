import { type CsvRow, csv } from '#src/core/csv.ts';
import type { Invoice } from '#src/core/invoices/invoice.ts';

const COLUMNS = [
  'number',
  'kind',
  'issued',
  'paid',
  'corrects',
  'order',
  'region',
  'country',
  'buyerTaxNumber',
  'currency',
  'rate',
  'net',
  'tax',
  'total',
];

/** The first line of the table: the column names. */
export const INVOICES_CSV_HEAD = csv(COLUMNS, []);

/**
 * A row for each rate of each invoice, without the column names. Credit notes are negative. The rate is in
 * percent, or `none` for what is outside the scope of tax.
 */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  return csv(COLUMNS, invoices.flatMap(rowsOf)).slice(INVOICES_CSV_HEAD.length);
}

function rowsOf({ number, kind, issuedAt, content, buyer }: Invoice): CsvRow[] {
  const { paidOn, corrects, orderId, region, country, currency, groups, net, tax, total } = content;
  const money = (amount: number) => ({ amount: kind === 'credit-note' ? -amount : amount, currency });
  const row = {
    number,
    kind,
    issued: issuedAt.slice(0, 10),
    paid: paidOn,
    corrects,
    order: orderId,
    region,
    country,
    buyerTaxNumber: buyer?.taxNumber,
    currency,
  };
  if (groups.length === 0)
    return [
      {
        ...row,
        net: net === null ? null : money(net),
        tax: tax === null ? null : money(tax),
        total: money(total),
      },
    ];
  return groups.map((group) => ({
    ...row,
    rate: group.isOutside ? 'none' : group.rate === null ? null : group.rate / 100,
    net: money(group.net),
    tax: money(group.tax),
    total: money(group.net + group.tax),
  }));
}
