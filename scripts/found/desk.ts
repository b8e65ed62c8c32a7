/** `npx found desk`: invites, lists and removes the members of the desk. */
import type { Database } from '#functions/db/open.ts';
import {
  type Invitation,
  inviteMember,
  listMembers,
  MemberError,
  memberByEmail,
  removeMember,
} from '#functions/desk/members/members.ts';
import { DESK_ROLES, type DeskRole } from '#src/contracts/desk/contract.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option, oneOf } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { emailAddress } from '../lib/command-line/values.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = { role: DeskRole; name?: string; creator?: string };

export const examples = [
  ['invite ana@example.com', 'the first owner; the mail tells how to sign in'],
  ['invite kofi@example.com --role packer --name Kofi', 'a packer'],
  ['invite ines@example.com --role creator --creator ines-carvalho', 'a creator, who sees what is theirs'],
] as const;

/** Declares the commands for members of the desk. */
export function declare(desk: Command): void {
  const address = () => new Argument('<address>', 'an email address').argParser(emailAddress);
  action(desk, 'list', 'lists the members', true)
    .addOption(new Option('--json', 'one JSON object a line'))
    .action((form: { json?: boolean }) => withDatabase((db) => list(db, form)));
  action(desk, 'invite', 'invites a person by mail')
    .addArgument(address())
    .addOption(
      new Option('--role <role>', `one of ${DESK_ROLES.join(', ')}`)
        .argParser(oneOf(DESK_ROLES))
        .default('owner'),
    )
    .addOption(new Option('--name <name>', 'their name; by default the part before the @'))
    .addOption(new Option('--creator <id>', 'the creator, with the role creator'))
    .action((email: string, { role, name, creator }: Options) =>
      withDatabase((db) =>
        invite(db, { email, role, name: name ?? email.split('@')[0] ?? email, creatorId: creator }),
      ),
    );
  withCare(action(desk, 'remove', 'removes a member, and ends their sessions'))
    .addArgument(address())
    .action((email: string, care: Care) => withDatabase((db) => remove(db, email, care)));
}

async function list(db: Database, { json }: { json?: boolean }): Promise<void> {
  const members = await listMembers(db);
  if (!json && members.length === 0) console.log('There are no members. Invite one: npx found desk invite');
  for (const member of members) {
    const { email, role, creatorId, name } = member;
    const line = json ? JSON.stringify(member) : `${role.padEnd(10)}  ${email}  ${name}  ${creatorId ?? ''}`;
    console.log(forTerminal(line.trimEnd()));
  }
}

async function invite(db: Database, invitation: Invitation): Promise<void> {
  await refusing(inviteMember(db, invitation, storeNow()));
  console.log(
    `${invitation.email} was invited as ${invitation.role}. They sign in at /desk, by a mailed link.`,
  );
}

async function remove(db: Database, email: string, care: Care): Promise<void> {
  const member = await memberByEmail(db, email);
  if (!member) throw new CommandError(`${email} is not a member.`);
  if (!(await confirm([`Remove ${email} (${member.role}).`], care))) return;
  await refusing(removeMember(db, member.id, storeNow()));
  console.log('Removed.');
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MemberError ? new CommandError(error.message) : error;
  }
}
