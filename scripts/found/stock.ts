/** `npx found stock`: lists the stock, counts it, notes what was received, and shows a variant's history. */
import type { Database } from '#functions/db/open.ts';
import type { StockEntry } from '#functions/db/schema/stock.ts';
import { changeStock } from '#functions/stock/counts/change-stock.ts';
import {
  type HistoryRow,
  listStock,
  type StockRow,
  stockHistory,
} from '#functions/stock/counts/list-stock.ts';
import { variantOf } from '#functions/stock/counts/variants.ts';
import { csv } from '#src/core/csv.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { wholeNumber } from '../lib/command-line/values.ts';
import { withDatabase } from '../lib/with-database.ts';

type Form = { json?: boolean; csv?: boolean };
type Noted = Care & { note?: string };

export const examples = [
  ['list --csv', 'a table for a spreadsheet'],
  ['count ADD-190 12', 'twelve lie on the shelf, with those that are sold and not sent'],
  ['receive ADD-190 24 --note "From Kofi"', 'twenty-four came in'],
] as const;

/** Declares the commands for stock. */
export function declare(stock: Command): void {
  const sku = () => new Argument('<sku>', 'a SKU, a barcode, or product/format');
  const note = () => new Option('--note <text>', 'why, for the history');
  action(stock, 'list', 'lists the stock by shelf and SKU', true)
    .addOption(new Option('--json', 'one JSON object a line').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .action((form: Form) => withDatabase((db) => list(db, form)));
  withCare(action(stock, 'count', 'replaces the stock of a variant by a count of its shelf'))
    .addArgument(sku())
    .addArgument(
      new Argument('<count>', 'pieces on the shelf, including sold ones not sent yet').argParser(
        wholeNumber(0),
      ),
    )
    .addOption(note())
    .action((typed: string, count: number, care: Noted) =>
      withDatabase((db) => change(db, typed, { reason: 'counted', quantity: count }, care)),
    );
  withCare(action(stock, 'receive', 'adds received pieces, and mails back-in-stock subscribers'))
    .addArgument(sku())
    .addArgument(new Argument('<pieces>', 'how many').argParser(wholeNumber(1)))
    .addOption(note())
    .action((typed: string, pieces: number, care: Noted) =>
      withDatabase((db) => change(db, typed, { reason: 'received', quantity: pieces }, care)),
    );
  action(stock, 'history', 'shows who changed the stock of a variant and why, newest first')
    .addArgument(sku())
    .addOption(new Option('--json', 'one JSON object a line'))
    .action((typed: string, form: Form) => withDatabase((db) => history(db, typed, form)));
}

async function change(
  db: Database,
  typed: string,
  { reason, quantity }: Pick<StockEntry, 'quantity'> & { reason: 'counted' | 'received' },
  { note, ...care }: Noted,
): Promise<void> {
  const variant = variantOf(typed);
  const thing = `${variant.name}, ${variant.formatName} (${variant.sku})`;
  const [now] = (await stockHistory(db, variant)).slice(0, 1);
  const summary = [
    reason === 'counted' ? `On the shelf: ${quantity} of ${thing}.` : `Received: ${quantity} of ${thing}.`,
    ...(now ? [`Last change: ${sentence(now)}`] : []),
  ];
  if (!(await confirm(summary, care))) return;
  const place = { productId: variant.productId, formatId: variant.formatId };
  // A count that was confirmed beside another one's is refused.
  const seen = reason === 'counted' ? (now?.id ?? 0) : undefined;
  const made = await changeStock(db, { ...place, reason, quantity, seen, note, by: null, now: storeNow() });
  const sold = made.toSend > 0 ? ` ${made.toSend} of those on the shelf are sold and not sent.` : '';
  console.log(`Unsold: ${made.before ?? 'not counted'} → ${made.after}.${sold}`);
}

async function list(db: Database, form: Form): Promise<void> {
  const rows = await listStock(db, storeNow());
  if (form.csv) process.stdout.write(csv(COLUMNS, rows.map(flat)));
  else if (form.json) for (const row of rows) console.log(forTerminal(JSON.stringify(row)));
  else if (rows.length === 0) console.log('The catalogue has nothing that lies on a shelf.');
  else for (const row of rows) console.log(forTerminal(line(row)));
}

const COLUMNS = [
  'shelf',
  'sku',
  'productId',
  'formatId',
  'name',
  'formatName',
  'left',
  'held',
  'heldUntil',
  'toSend',
  'unsold',
  'lowBelow',
  'source',
] as const satisfies (keyof StockRow)[];

function flat({ otherContent: _otherContent, ...row }: StockRow) {
  return row;
}

function line({
  shelf,
  sku,
  name,
  formatName,
  left,
  held,
  toSend,
  lowBelow,
  otherContent,
}: StockRow): string {
  const isLow = left !== null && lowBelow !== null && left + held < lowBelow;
  const notes = [
    held > 0 && `${held} on payment pages`,
    toSend > 0 && `${toSend} sold, to send`,
    isLow && 'LOW',
    otherContent &&
      `the content says ${otherContent.count} (${otherContent.countedAt}); the desk counted later`,
  ].filter(Boolean);
  const count = left === null ? 'not counted' : `${left} for sale`;
  const more = notes.length > 0 ? `  (${notes.join('; ')})` : '';
  return `${(shelf ?? '-').padEnd(8)}  ${sku}  ${name}, ${formatName}: ${count}${more}`;
}

async function history(db: Database, typed: string, { json }: Form): Promise<void> {
  const rows = await stockHistory(db, variantOf(typed));
  if (!json && rows.length === 0) console.log('Nobody has changed it yet.');
  for (const row of rows) console.log(forTerminal(json ? JSON.stringify(row) : sentence(row)));
}

function sentence({ at, reason, quantity, before, after, who, note }: HistoryRow): string {
  const said = note ? `  “${note}”` : '';
  const by = who ?? 'command line';
  return `${at.toISOString().slice(0, 16)}  ${reason} ${quantity}: ${before ?? '-'} → ${after}  ${by}${said}`;
}
