import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { LETTER_FORMS, type LetterKind } from '../../src/features/letters/forms.ts';
import type { Database } from '../db/open.ts';
import { letter } from '../db/schema.ts';
import { newReference } from '../orders/order-id.ts';
import type { LetterFields } from './check-letter.ts';

export type Letter = typeof letter.$inferSelect;
type NewLetter = {
  kind: LetterKind;
  key: string;
  fingerprint: string;
  region: RegionCode;
  fields: LetterFields;
};

const HOUR = 60 * 60_000;
/** Letters within an hour: from one address, and without any. */
const MOST = { named: 10, nameless: 200 };

/**
 * Keeps a letter and answers its reference number. The same words under the same key are one letter, however often and
 * however closely together they come. Answers undefined when one writer sends more than anybody writes.
 */
export async function keepLetter(
  db: Database,
  { fields, ...row }: NewLetter,
  now: Date,
): Promise<{ reference: string; isNew: boolean } | undefined> {
  const known = await findLetter(db, row);
  if (known) return { reference: known, isNew: false };
  const email = fields.email?.toLowerCase() ?? null;
  if (await isTooMany(db, row.kind, email, now)) return undefined;
  const [made] = await db
    .insert(letter)
    .values({ ...row, id: newReference(LETTER_FORMS[row.kind].prefix), email, fields, createdAt: now })
    .onConflictDoNothing({ target: [letter.key, letter.fingerprint] })
    .returning({ id: letter.id });
  if (made) return { reference: made.id, isNew: true };
  const other = await findLetter(db, row);
  if (!other) throw new Error('A letter that was there a moment ago is gone');
  return { reference: other, isNew: false };
}

/** Every letter, newest first; of one kind if it is named. */
export function listLetters(db: Database, kind?: LetterKind): Promise<Letter[]> {
  return db
    .select()
    .from(letter)
    .where(kind && eq(letter.kind, kind))
    .orderBy(desc(letter.createdAt));
}

async function findLetter(
  db: Database,
  { key, fingerprint }: Pick<NewLetter, 'key' | 'fingerprint'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: letter.id })
    .from(letter)
    .where(and(eq(letter.key, key), eq(letter.fingerprint, fingerprint)));
  return row?.id;
}

async function isTooMany(db: Database, kind: LetterKind, email: string | null, now: Date): Promise<boolean> {
  const from = email === null ? isNull(letter.email) : eq(letter.email, email);
  const recent = gt(letter.createdAt, new Date(now.getTime() - HOUR));
  const [row] = await db
    .select({ count: count() })
    .from(letter)
    .where(and(eq(letter.kind, kind), from, recent));
  return (row?.count ?? 0) >= (email === null ? MOST.nameless : MOST.named);
}
