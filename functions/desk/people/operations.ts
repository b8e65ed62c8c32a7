import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { message } from '#functions/db/schema/messages.ts';
import { newsOptIn } from '#functions/db/schema/news-opt-ins.ts';
import { order } from '#functions/db/schema/orders.ts';
import type { Message } from '#functions/people/messages/save-message.ts';
import {
  addLine,
  countThreads,
  listThreads,
  readThread,
  setDone,
  ThreadError,
} from '#functions/people/messages/threads.ts';
import { eraseAddress, eraseReport } from '#functions/people/retention/erase.ts';
import { exportPerson } from '#functions/people/retention/export-person.ts';
import {
  type MessageThread,
  messageDone,
  messageRead,
  messagesList,
  messageWrite,
  personErase,
  personExport,
  personRead,
} from '#src/contracts/desk/people.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { MESSAGE_FORMS } from '#src/core/messages/forms.ts';
import * as words from '#src/words/en/desk/people.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';

const PAGE = 50;
/** How many of a person's orders are beside their message. */
const ORDERS = 10;
const BEGINS = 140;

/** Messages, and the data of a person. */
export const peopleOperations: readonly DeskOperation[] = [
  implement(messagesList, async ({ db }, { state, after }) => {
    const rows = await listThreads(db, {
      state,
      after: after && { id: after.id, createdAt: new Date(after.createdAt) },
      perPage: PAGE,
    });
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    return {
      rows: rows.map(rowOf),
      ...(last && { next: { id: last.id, createdAt: last.createdAt.toISOString() } }),
      counts: await countThreads(db),
    };
  }),
  implement(messageRead, async ({ db }, { id }) => {
    const thread = await readThread(db, id);
    if (!thread) throw new DeskError('not_found', words.messageGone);
    const { kind, region, email, state, createdAt, fields, lines } = thread;
    return {
      id,
      kind,
      region,
      email,
      state,
      createdAt: createdAt.toISOString(),
      fields: MESSAGE_FORMS[kind].fields.flatMap(({ name, label }) => {
        const value = fields[name];
        return value ? [{ label, value }] : [];
      }),
      lines: lines.map((line) => ({ ...line, createdAt: line.createdAt.toISOString() })),
      orders: email ? await ordersOf(db, email) : [],
    };
  }),
  implement(
    messageWrite,
    async ({ db, member, now }, line) => {
      await refusing(addLine(db, { ...line, userId: member.id }, now));
      return null;
    },
    ({ id }) => id,
  ),
  implement(
    messageDone,
    async ({ db }, asked) => {
      await refusing(setDone(db, asked));
      return null;
    },
    ({ id }) => id,
  ),
  implement(personRead, async ({ db }, { email }) => {
    const address = comparableAddress(email);
    const messages = await db
      .select({ id: message.id, kind: message.kind, createdAt: message.createdAt })
      .from(message)
      .where(eq(message.email, address))
      .orderBy(desc(message.createdAt))
      .limit(PAGE);
    const optIns = await db
      .select({ email: newsOptIn.email })
      .from(newsOptIn)
      .where(and(eq(newsOptIn.email, address), isNull(newsOptIn.withdrawnAt)))
      .limit(1);
    return {
      email: address,
      orders: await ordersOf(db, address),
      messages: messages.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      isSubscribed: optIns.length > 0,
    };
  }),
  implement(personExport, async ({ db, now }, { email }) => ({
    file: `person-${now.toISOString().slice(0, 10)}.json`,
    json: JSON.stringify(await exportPerson(db, email), undefined, 2),
  })),
  // The address is not logged: an erased person stays erased.
  implement(personErase, async ({ db, now }, { email }) => ({
    report: eraseReport(await eraseAddress(db, email, now)),
  })),
];

function rowOf({ id, kind, email, fields, createdAt }: Message) {
  const said =
    fields.message ?? fields.text ?? Object.values(fields).find((value) => value.length > 40) ?? '';
  return {
    id,
    kind,
    email,
    name: fields.name ?? null,
    begins: said.slice(0, BEGINS),
    createdAt: createdAt.toISOString(),
  };
}

async function ordersOf(db: Queries, email: string): Promise<MessageThread['orders']> {
  const { id, createdAt, status, total, currency } = order;
  const rows = await db
    .select({ id, createdAt, status, total, currency })
    .from(order)
    .where(sql`lower(${order.shippingEmail}) = ${comparableAddress(email)}`)
    .orderBy(desc(createdAt), desc(id))
    .limit(ORDERS);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ThreadError ? new DeskError(error.code, error.message) : error;
  }
}
