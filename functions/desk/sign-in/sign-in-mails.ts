import { eq } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { enqueueDeskSignedIn, enqueueDeskSignIn } from '#functions/mail/enqueue-staff.ts';
import { randomPartOf } from '#functions/platform/desk-token.ts';
import { storeNow } from '#src/lib/clock.ts';
import { writeAudit } from '../audit.ts';
import { memberByEmail } from '../members/members.ts';

/**
 * Mails a link to sign in, if the address is a member's. Otherwise nothing happens,
 * and the answer is the same.
 */
export async function mailLink(db: Queries, email: string, token: string): Promise<void> {
  const member = await memberByEmail(db, email);
  const random = randomPartOf(token);
  if (!member || !random) return;
  await enqueueDeskSignIn(db, { to: member.email, random }, storeNow());
}

/** Logs a new session, and mails its member, in case someone else signed in. */
export async function noteSignIn(db: Queries, userId: string, userAgent: string | null): Promise<void> {
  const now = storeNow();
  const [user] = await db.select().from(deskUser).where(eq(deskUser.id, userId));
  if (!user) return;
  const id = crypto.randomUUID();
  await writeAudit(db, { at: now, userId, action: 'sign-in', outcome: 'done', requestId: id });
  await enqueueDeskSignedIn(db, id, { to: user.email, at: now.toISOString(), browser: userAgent }, now);
}

/** Logs a passkey that a member adds. It works for later sign-ins, after this session has ended. */
export async function noteNewPasskey(db: Queries, userId: string): Promise<void> {
  const requestId = crypto.randomUUID();
  await writeAudit(db, {
    at: storeNow(),
    userId,
    action: 'account.add-passkey',
    outcome: 'done',
    requestId,
  });
}
