import { csv } from '#src/core/csv.ts';
import { dayOf } from '#src/core/dates.ts';
import type { StatementLine } from './read-statements.ts';

const COLUMNS = [
  'day',
  'what',
  'name',
  'region',
  'pieces',
  'currency',
  'price',
  'tax',
  'printing',
  'payment fee',
  'share in percent',
  'result',
  'paid in',
  'paid',
  'note',
] as const;

/** The lines of a statement as CSV. */
export function statementCsvOf(lines: readonly StatementLine[]): string {
  const rows = lines.map((line) => {
    const { currency, paidIn } = line;
    return {
      day: dayOf(line.occurredAt),
      what: line.kind,
      name: line.name,
      region: line.region,
      pieces: line.quantity,
      currency,
      price: { amount: line.gross, currency },
      tax: { amount: line.tax, currency },
      printing: { amount: line.printing, currency },
      'payment fee': { amount: line.fee, currency },
      'share in percent': line.percent,
      result: { amount: line.result, currency },
      'paid in': paidIn,
      paid: { amount: line.paid, currency: paidIn },
      note: line.note,
    } satisfies Record<(typeof COLUMNS)[number], unknown>;
  });
  return csv(COLUMNS, rows);
}
