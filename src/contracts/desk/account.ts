import * as z from 'zod/mini';
import { PERSON_LENGTH } from '../limits.ts';
import { DESK_ROLES, type DeskMember, type DeskRole, deskRead, deskWrite } from './contract.ts';

const everyone = DESK_ROLES;
const owners = ['owner'] as const satisfies readonly DeskRole[];
const id = z.string().check(z.minLength(1), z.maxLength(64));
const nothing = z.strictObject({});

/** The signed-in member, and the shop of the desk. */
export type Me = { member: DeskMember; shop: string };
export const meRead = deskRead<Me>()('account.read', { roles: everyone, input: nothing });

/** A browser that is signed in. Times in ISO 8601. */
type SessionRow = {
  id: string;
  browser: string | null;
  startedAt: string;
  lastUsedAt: string;
  isThis: boolean;
};
type PasskeyRow = { id: string; name: string | null; createdAt: string | null };
export type SignIns = { sessions: SessionRow[]; passkeys: PasskeyRow[] };
export const signInsRead = deskRead<SignIns>()('account.sign-ins', { roles: everyone, input: nothing });
/** Ends one of the caller's own sessions, or all but this one. */
export const sessionsEnd = deskWrite<{ ended: number }>()('account.end-sessions', {
  roles: everyone,
  input: z.strictObject({ id: z.optional(id) }),
});
export const passkeyRemove = deskWrite<null>()('account.remove-passkey', {
  roles: everyone,
  input: z.strictObject({ id }),
});

/** The mails that the caller can turn off. `isWeekly`: gets the weekly report. */
export type OwnMails = { isWeekly: boolean };
export const ownMailsRead = deskRead<OwnMails>()('account.mails', { roles: owners, input: nothing });
export const ownMailsChange = deskWrite<OwnMails>()('account.change-mails', {
  roles: owners,
  input: z.strictObject({ isWeekly: z.boolean() }),
});

export type MemberRow = DeskMember & { invitedAt: string; lastUsedAt: string | null };
export const membersList = deskRead<MemberRow[]>()('members.list', { roles: owners, input: nothing });
export const memberInvite = deskWrite<DeskMember>()('members.invite', {
  roles: owners,
  input: z.strictObject({
    email: z.email().check(z.maxLength(PERSON_LENGTH.email)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    role: z.enum(DESK_ROLES),
    creatorId: z.optional(id),
  }),
});
export const memberChange = deskWrite<null>()('members.change', {
  roles: owners,
  input: z.strictObject({ id, role: z.enum(DESK_ROLES), creatorId: z.nullable(id) }),
});
export const memberRemove = deskWrite<null>()('members.remove', {
  roles: owners,
  input: z.strictObject({ id }),
});

export type AuditRow = {
  id: number;
  at: string;
  member: string | null;
  action: string;
  subject: string | null;
  outcome: string;
};
/** The log, newest first, in pages of 50. `before`: the last id of the page before. */
export const auditList = deskRead<AuditRow[]>()('audit.list', {
  roles: owners,
  input: z.strictObject({
    before: z.optional(z.int().check(z.positive())),
    subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
});
