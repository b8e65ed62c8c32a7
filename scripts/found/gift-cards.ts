/** `npx found gift-cards`: lists gift cards and blocks them. */
import type { Database } from '#functions/db/open.ts';
import {
  blockByOperator,
  findListedCard,
  type ListedCard,
  listCards,
} from '#functions/gift-cards/operator.ts';
import { csv } from '#src/core/csv.ts';
import { moneyText } from '#src/core/money-text.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { withDatabase } from '../lib/with-database.ts';

type Form = { json?: boolean; csv?: boolean };

export const examples = [
  ['list', 'all gift cards'],
  ['list --csv', 'a table for a spreadsheet, amounts in units of the currency'],
  ['block F-7K3M9-QXAB4.1.1', 'blocks a card by its ID in the list'],
] as const;

/** Declares the commands for gift cards. */
export function declare(giftCards: Command): void {
  action(
    giftCards,
    'list',
    'lists the gift cards that were bought, newest first, with their balances and without their codes',
    true,
  )
    .addOption(new Option('--json', 'one JSON object a line, amounts in minor units').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .action((form: Form) => withDatabase((db) => list(db, form)));
  withCare(action(giftCards, 'block', 'blocks a gift card permanently'))
    .addArgument(new Argument('<card>', 'its code, or its ID in the list'))
    .action((card: string, care: Care) => withDatabase((db) => block(db, card, care)));
}

async function block(db: Database, named: string, care: Care): Promise<void> {
  const card = await findListedCard(db, named);
  if (!card) throw new CommandError('There is no such gift card.');
  if (card.operatorBlockedAt) throw new CommandError(`${card.id} is already blocked.`);
  const left = moneyText(card.balance, card.currency);
  const summary = [`Block gift card ${card.id} of order ${card.orderId}. Its balance of ${left} is lost.`];
  if (!(await confirm(summary, care))) return;
  if (!(await blockByOperator(db, card.id, storeNow())))
    throw new CommandError('There is no such gift card.');
  console.log('Blocked.');
}

async function list(db: Database, options: Form): Promise<void> {
  const cards = await listCards(db);
  if (options.csv) process.stdout.write(csv(COLUMNS, cards.map(row)));
  else if (options.json) for (const card of cards) console.log(JSON.stringify(card));
  else if (cards.length === 0) console.log('There are no gift cards yet.');
  else for (const card of cards) console.log(sentence(card));
}

const COLUMNS = [
  'id',
  'orderId',
  'region',
  'currency',
  'value',
  'reduced',
  'balance',
  'blockedAt',
  'blockedFor',
  'operatorBlockedAt',
  'createdAt',
] as const satisfies (keyof ListedCard)[];

function row({ value, reduced, balance, currency, ...card }: ListedCard) {
  const money = (amount: number) => ({ amount, currency });
  return { ...card, currency, value: money(value), reduced: money(reduced), balance: money(balance) };
}

function sentence({ id, region, currency, value, balance, createdAt, ...card }: ListedCard): string {
  const why = card.operatorBlockedAt ? 'operator' : card.blockedFor?.replaceAll('_', ' ');
  const blocked = why ? `  BLOCKED (${why})` : '';
  const sums = `${moneyText(balance, currency)} of ${moneyText(value, currency)}`;
  return `${createdAt.toISOString().slice(0, 16)}  ${id}  ${region}  ${sums}${blocked}`;
}
