import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { watermark } from '../db/schema/orders.ts';

/** Unix seconds, from `gte` on and before `lt`. */
export type Window = { gte: number; lt: number };
/**
 * How far a walk has come, in Unix seconds: all before `reached`, and of the window up to `end` all up to the cursor, if there is one. The
 * next window is as wide as that one.
 */
export type Place = { reached: number; end?: number | undefined; cursor?: string | undefined };

/** The place of a walk; `from` for one that has never been on its way. */
export async function placeOf(db: Database, name: string, from: number): Promise<Place> {
  const [row] = await db.select().from(watermark).where(eq(watermark.name, name));
  if (!row) return { reached: from };
  const { cursor, windowEnd } = row;
  return {
    reached: toSeconds(row.reached),
    end: windowEnd ? toSeconds(windowEnd) : undefined,
    cursor: cursor ?? undefined,
  };
}

/** Keeps the place of a walk. */
export async function keepPlace(db: Database, name: string, { reached, end, cursor }: Place): Promise<void> {
  await save(db, name, {
    reached: toDate(reached),
    windowEnd: end === undefined ? null : toDate(end),
    cursor: cursor ?? null,
  });
}

/** After which row a round through rows of ours goes on; undefined to begin a new one. */
export async function cursorOf(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select({ cursor: watermark.cursor }).from(watermark).where(eq(watermark.name, name));
  return row?.cursor ?? undefined;
}

/** Keeps the row that a round has come to. */
export async function keepCursor(
  db: Database,
  name: string,
  cursor: string | undefined,
  now: Date,
): Promise<void> {
  await save(db, name, { reached: now, windowEnd: null, cursor: cursor ?? null });
}

async function save(
  db: Database,
  name: string,
  values: Omit<typeof watermark.$inferInsert, 'name'>,
): Promise<void> {
  await db
    .insert(watermark)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: watermark.name, set: values });
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
