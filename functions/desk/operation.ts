import type { DeskContract, DeskMember } from '#src/contracts/desk/contract.ts';
import type { Database } from '../db/open.ts';

/** What an operation gets besides its input: who calls, when, and the database. */
export type Desk = { db: Database; member: DeskMember; sessionId: string; now: Date; requestId: string };

/** An operation with the code that runs it. */
export type DeskOperation = {
  contract: DeskContract;
  run: (desk: Desk, input: unknown) => Promise<unknown>;
  /** What the call is about, for the audit log, such as an order's number. */
  subject: (input: unknown) => string | undefined;
};

/**
 * Joins a contract with its code. `run` returns the answer, or throws a DeskError (or one of the errors of
 * the shared functions, such as OrderCommandError) to refuse.
 */
export function implement<Input, Answer>(
  contract: DeskContract<Input, Answer>,
  run: (desk: Desk, input: Input) => Promise<Answer>,
  subject: (input: Input) => string | undefined = () => undefined,
): DeskOperation {
  return { contract, run, subject } as DeskOperation;
}
