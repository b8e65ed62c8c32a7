import { and, desc, eq, lt, max, ne } from 'drizzle-orm';
import { findCreator } from '#functions/catalogue/api-responses.ts';
import { storeSettings } from '#functions/catalogue/snapshot.ts';
import { auditEntry, deskPasskey, deskSession, deskUser } from '#functions/db/schema/desk.ts';
import {
  auditList,
  memberChange,
  memberInvite,
  memberRemove,
  membersList,
  meRead,
  ownMailsChange,
  ownMailsRead,
  passkeyRemove,
  sessionsEnd,
  signInsRead,
} from '#src/contracts/desk/account.ts';
import * as words from '#src/words/en/desk/problems.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { changeRole, inviteMember, listMembers, MemberError, removeMember } from './members.ts';

const AUDIT_PAGE = 50;

/** A member's own account, the members, and the log. */
export const memberOperations: readonly DeskOperation[] = [
  implement(meRead, async ({ member }) => ({ member, shop: storeSettings().brand.name })),
  implement(signInsRead, async ({ db, member, sessionId }) => {
    const sessions = await db
      .select()
      .from(deskSession)
      .where(eq(deskSession.userId, member.id))
      .orderBy(desc(deskSession.updatedAt));
    const passkeys = await db
      .select()
      .from(deskPasskey)
      .where(eq(deskPasskey.userId, member.id))
      .orderBy(deskPasskey.createdAt);
    return {
      sessions: sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        browser: userAgent,
        startedAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        isThis: id === sessionId,
      })),
      passkeys: passkeys.map(({ id, name, createdAt }) => ({
        id,
        name,
        createdAt: createdAt?.toISOString() ?? null,
      })),
    };
  }),
  implement(sessionsEnd, async ({ db, member, sessionId }, { id }) => {
    const which = id ? eq(deskSession.id, id) : ne(deskSession.id, sessionId);
    const ended = await db
      .delete(deskSession)
      .where(and(eq(deskSession.userId, member.id), which))
      .returning({ id: deskSession.id });
    return { ended: ended.length };
  }),
  implement(passkeyRemove, async ({ db, member }, { id }) => {
    const removed = await db
      .delete(deskPasskey)
      .where(and(eq(deskPasskey.userId, member.id), eq(deskPasskey.id, id)))
      .returning({ id: deskPasskey.id });
    if (removed.length === 0) throw new DeskError('not_found', words.noPasskey);
    return null;
  }),
  implement(ownMailsRead, async ({ db, member }) => {
    const [own] = await db
      .select({ isWeekly: deskUser.weeklyMail })
      .from(deskUser)
      .where(eq(deskUser.id, member.id));
    return { isWeekly: own?.isWeekly ?? false };
  }),
  implement(ownMailsChange, async ({ db, member, now }, { isWeekly }) => {
    const change = { weeklyMail: isWeekly, updatedAt: now };
    await db.update(deskUser).set(change).where(eq(deskUser.id, member.id));
    return { isWeekly };
  }),
  implement(membersList, async ({ db }) => {
    const members = await listMembers(db);
    const used = await db
      .select({ userId: deskSession.userId, at: max(deskSession.updatedAt) })
      .from(deskSession)
      .groupBy(deskSession.userId);
    const usedBy = new Map(used.map(({ userId, at }) => [userId, at]));
    return members.map(({ createdAt, ...member }) => ({
      ...member,
      invitedAt: createdAt.toISOString(),
      lastUsedAt: usedBy.get(member.id)?.toISOString() ?? null,
    }));
  }),
  implement(
    memberInvite,
    ({ db, now }, invitation) => {
      refuseUnknownCreator(invitation.creatorId);
      return refusing(inviteMember(db, invitation, now));
    },
    ({ role }) => role,
  ),
  implement(
    memberChange,
    async ({ db, now }, { id, role, creatorId }) => {
      refuseUnknownCreator(creatorId);
      await refusing(changeRole(db, id, { role, creatorId }, now));
      return null;
    },
    ({ id }) => id,
  ),
  implement(
    memberRemove,
    async ({ db, now }, { id }) => {
      await refusing(removeMember(db, id, now));
      return null;
    },
    ({ id }) => id,
  ),
  implement(auditList, async ({ db }, { before, subject }) => {
    const rows = await db
      .select({
        id: auditEntry.id,
        at: auditEntry.at,
        member: deskUser.name,
        action: auditEntry.action,
        subject: auditEntry.subject,
        outcome: auditEntry.outcome,
      })
      .from(auditEntry)
      .leftJoin(deskUser, eq(deskUser.id, auditEntry.userId))
      .where(
        and(
          before === undefined ? undefined : lt(auditEntry.id, before),
          subject === undefined ? undefined : eq(auditEntry.subject, subject),
        ),
      )
      .orderBy(desc(auditEntry.id))
      .limit(AUDIT_PAGE);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }),
];

function refuseUnknownCreator(id: string | null | undefined): void {
  if (id && !findCreator(id)) throw new DeskError('invalid_input', words.noCreator, { field: 'creatorId' });
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MemberError)) throw error;
    throw new DeskError('conflict', error.message, error.field ? { field: error.field } : {});
  }
}
