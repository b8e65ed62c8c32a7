import { eq } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { watermark } from '#functions/db/schema/provider.ts';

/** A time window in Unix seconds: `gte` inclusive, `lt` exclusive. */
export type Window = { gte: number; lt: number };
/**
 * The saved progress in a list, in Unix seconds. Everything before `reached` has been read, and of the window
 * up to `end` everything up to `cursor`. The next window has the same width.
 */
export type Position = { reached: number; end?: number | undefined; cursor?: string | undefined };

/** The saved progress of a list; `from` when there is none. */
export async function positionOf(db: Database, name: string, from: number): Promise<Position> {
  const [row] = await db.select().from(watermark).where(eq(watermark.name, name));
  if (!row) return { reached: from };
  const { cursor, windowEnd } = row;
  return {
    reached: toSeconds(row.reached),
    end: windowEnd ? toSeconds(windowEnd) : undefined,
    cursor: cursor ?? undefined,
  };
}

/** Saves the progress of a list. */
export async function savePosition(
  db: Database,
  name: string,
  { reached, end, cursor }: Position,
): Promise<void> {
  await save(db, name, {
    reached: toDate(reached),
    windowEnd: end === undefined ? null : toDate(end),
    cursor: cursor ?? null,
  });
}

/** The row id after which to continue; undefined to start from the beginning. */
export async function cursorOf(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select({ cursor: watermark.cursor }).from(watermark).where(eq(watermark.name, name));
  return row?.cursor ?? undefined;
}

/** Saves the row id that was reached. */
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
