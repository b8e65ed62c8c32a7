import type { Queries } from '../db/open.ts';
import { auditEntry } from '../db/schema/desk.ts';

type Entry = typeof auditEntry.$inferInsert;

/** Adds a row to the audit log. */
export async function writeAudit(db: Queries, entry: Entry): Promise<void> {
  await db.insert(auditEntry).values({ ...entry, subject: entry.subject?.slice(0, 200) ?? null });
}
