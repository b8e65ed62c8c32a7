import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { orderView } from '#functions/db/schema/order-desk.ts';
import {
  countOpen,
  countOrders,
  type ListedOrder,
  type ListFilter,
  listOrders,
} from '#functions/orders/list/list-orders.ts';
import type { ListRow } from '#src/contracts/desk/order-answers.ts';
import {
  type OrderFilterInput,
  ordersCounts,
  ordersList,
  viewDelete,
  viewSave,
  viewsList,
} from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/problems.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';

const PER_PAGE = 50;
const MAX_VIEWS = 20;

/** The list of orders, its counts, and a member's own views of it. */
export const listOperations: readonly DeskOperation[] = [
  implement(ordersList, async ({ db }, { filter, after, isOldestFirst }) => {
    const found = await listOrders(db, filterOf(filter), {
      after: after && { createdAt: new Date(after.createdAt), id: after.id },
      perPage: PER_PAGE + 1,
      isOldestFirst,
    });
    const rows = found.slice(0, PER_PAGE);
    const last = found.length > PER_PAGE ? rows.at(-1) : undefined;
    const next = last ? { createdAt: last.createdAt.toISOString(), id: last.id } : null;
    return { rows: rows.map(rowOf), next };
  }),
  implement(ordersCounts, async ({ db }) => ({
    open: await countOpen(db),
    disputed: await countOrders(db, { money: ['disputed'] }),
  })),
  implement(viewsList, async ({ db, member }) => {
    const rows = await db
      .select()
      .from(orderView)
      .where(eq(orderView.userId, member.id))
      .orderBy(asc(orderView.createdAt));
    return rows.map(({ id, name, filter }) => ({ id, name, filter }));
  }),
  implement(viewSave, async ({ db, member, now }, { name, filter }) => {
    if ((await db.$count(orderView, eq(orderView.userId, member.id))) >= MAX_VIEWS)
      throw new DeskError('conflict', words.tooManyViews);
    const id = randomUUID();
    await db.insert(orderView).values({ id, userId: member.id, name, filter, createdAt: now });
    return { id, name, filter };
  }),
  implement(viewDelete, async ({ db, member }, { id }) => {
    const gone = await db
      .delete(orderView)
      .where(and(eq(orderView.id, id), eq(orderView.userId, member.id)))
      .returning({ id: orderView.id });
    if (gone.length === 0) throw new DeskError('not_found', words.noView);
    return null;
  }),
];

function filterOf({ from, to, ...filter }: OrderFilterInput): ListFilter {
  const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
  return { ...filter, ...(from && { from: startOf(from) }), ...(to && { to: startOf(to) }) };
}

function rowOf({
  createdAt,
  intent,
  moneyState,
  parcelState,
  waitsUntil,
  packingSince,
  ...row
}: ListedOrder): ListRow {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    isPledge: intent === 'Funding',
    money: moneyState,
    parcel: parcelState,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    packingSince: packingSince?.toISOString() ?? null,
  };
}
