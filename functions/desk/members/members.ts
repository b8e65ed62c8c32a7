import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { deskPasskey, deskSession, deskUser } from '#functions/db/schema/desk.ts';
import { enqueueDeskInvitation } from '#functions/mail/enqueue-staff.ts';
import type { DeskMember, DeskRole } from '#src/contracts/desk/contract.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';

/** Why a change of the members was refused. `message` is a sentence for the operator. */
export class MemberError extends Error {
  override name = 'MemberError';
  readonly field: string | undefined;
  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

export type Invitation = { email: string; name: string; role: DeskRole; creatorId?: string | undefined };

/** The member with this address, or undefined. Removed members are not members. */
export async function memberByEmail(db: Queries, email: string): Promise<DeskMember | undefined> {
  const [found] = await db
    .select()
    .from(deskUser)
    .where(and(eq(deskUser.email, comparableAddress(email)), isNull(deskUser.removedAt)));
  return found && memberOf(found);
}

/** Whether the user with this id is a member: not removed. */
export async function isMember(db: Queries, id: string): Promise<boolean> {
  return (await db.$count(deskUser, and(eq(deskUser.id, id), isNull(deskUser.removedAt)))) > 0;
}

/** The member as operations get it. */
export function memberOf({ id, email, name, role, creatorId }: DeskMember): DeskMember {
  return { id, email, name, role, creatorId: creatorId ?? null };
}

/** All members, first invited first. */
export async function listMembers(db: Queries) {
  return db
    .select({
      id: deskUser.id,
      email: deskUser.email,
      name: deskUser.name,
      role: deskUser.role,
      creatorId: deskUser.creatorId,
      createdAt: deskUser.createdAt,
    })
    .from(deskUser)
    .where(isNull(deskUser.removedAt))
    .orderBy(asc(deskUser.createdAt), asc(deskUser.id));
}

/**
 * Invites a person by mail. A removed member who is invited again gets the new role. The mail has no secret:
 * the person signs in by a link to the same address.
 * @throws MemberError when the address is a member's already, or a creator is missing or unexpected
 */
export async function inviteMember(db: Database, invitation: Invitation, now: Date): Promise<DeskMember> {
  const { name, role } = invitation;
  const email = comparableAddress(invitation.email);
  const creatorId = invitation.creatorId ?? null;
  if (role === 'creator' && !creatorId)
    throw new MemberError('Say whose figures a member with the role creator sees.', 'creatorId');
  if (role !== 'creator' && creatorId)
    throw new MemberError('Only a member with the role creator belongs to a creator.', 'creatorId');
  return inTransaction(db, async (queries) => {
    const [invited] = await queries
      .insert(deskUser)
      .values({ id: crypto.randomUUID(), email, name, role, creatorId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: deskUser.email,
        set: { name, role, creatorId, removedAt: null, updatedAt: now },
        setWhere: isNotNull(deskUser.removedAt),
      })
      .returning();
    if (!invited) throw new MemberError(`${email} is a member already.`, 'email');
    // Sessions from a link used after removal.
    await queries.delete(deskSession).where(eq(deskSession.userId, invited.id));
    await enqueueDeskInvitation(queries, `${invited.id}:${now.getTime()}`, { to: email, name, role }, now);
    return memberOf(invited);
  });
}

/**
 * Removes a member, and ends all of their sessions.
 * @throws MemberError for the last owner, or when there is no such member
 */
export function removeMember(db: Database, id: string, now: Date): Promise<void> {
  return changeMember(db, id, { removedAt: now }, now);
}

/**
 * Gives a member another role, and ends their sessions, so that the new role counts at once.
 * @throws MemberError for the last owner, or when there is no such member
 */
export function changeRole(
  db: Database,
  id: string,
  { role, creatorId }: { role: DeskRole; creatorId: string | null },
  now: Date,
): Promise<void> {
  if ((role === 'creator') !== (creatorId !== null))
    throw new MemberError('Say whose figures a member with the role creator sees.', 'creatorId');
  return changeMember(db, id, { role, creatorId }, now);
}

async function changeMember(
  db: Database,
  id: string,
  change: Partial<typeof deskUser.$inferInsert>,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    // Locks the owners, so that two owners cannot remove each other at once.
    const owners = await queries
      .select({ id: deskUser.id })
      .from(deskUser)
      .where(and(eq(deskUser.role, 'owner'), isNull(deskUser.removedAt)))
      .orderBy(deskUser.id)
      .for('update');
    const isLastOwner = owners.length === 1 && owners[0]?.id === id;
    if (isLastOwner && change.role !== 'owner')
      throw new MemberError('A shop needs an owner: invite another first.');
    const changed = await queries
      .update(deskUser)
      .set({ ...change, updatedAt: now })
      .where(and(eq(deskUser.id, id), isNull(deskUser.removedAt)))
      .returning();
    if (changed.length === 0) throw new MemberError('There is no such member.');
    await queries.delete(deskSession).where(eq(deskSession.userId, id));
    if (change.removedAt) await queries.delete(deskPasskey).where(eq(deskPasskey.userId, id));
  });
}
