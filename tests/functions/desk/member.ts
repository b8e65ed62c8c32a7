import type { Database } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import type { DeskOperation } from '#functions/desk/operation.ts';
import { runOperation } from '#functions/desk/run-operation.ts';
import type { DeskContract, DeskMember, DeskRole } from '#src/contracts/desk/contract.ts';

/** A member of the desk, written to the database. */
export async function memberOf(db: Database, name: string, role: DeskRole = 'packer'): Promise<DeskMember> {
  const member = {
    id: `user-${name.toLowerCase()}`,
    email: `${name.toLowerCase()}@found.test`,
    name,
    role,
    creatorId: role === 'creator' ? 'rosa-ferri' : null,
  };
  await db.insert(deskUser).values(member).onConflictDoNothing();
  return member;
}

/** Calls operations as a member. */
export function callerOf(db: Database, operations: readonly DeskOperation[]) {
  return async <Input, Answer>(
    member: DeskMember,
    contract: DeskContract<Input, Answer>,
    input: Input,
    now = new Date(),
  ): Promise<Answer> => {
    const operation = operations.find((one) => one.contract.name === contract.name)!;
    const desk = { db, member, sessionId: 'session', now, requestId: 'test' };
    return (await runOperation(operation, desk, input)) as Answer;
  };
}
