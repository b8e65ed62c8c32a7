import type { DeskErrorCode } from '#src/contracts/desk/contract.ts';
import * as words from '#src/words/en/desk/problems.ts';
import { OrderCommandError } from '../orders/order-command-error.ts';
import { check } from '../platform/input.ts';
import { isProblem } from '../platform/problem.ts';
import { DeskError } from './desk-error.ts';
import type { Desk, DeskOperation } from './operation.ts';

/**
 * Runs an operation for a member: checks the role, then the input, then runs it.
 * @returns the operation's answer
 * @throws DeskError for a role that may not call it, invalid input, or whatever the operation refuses
 */
export async function runOperation(
  { contract, run }: DeskOperation,
  desk: Desk,
  input: unknown,
): Promise<unknown> {
  if (!contract.roles.includes(desk.member.role)) throw new DeskError('not_allowed', words.notAllowed);
  const checked = check(contract.input, input);
  if (isProblem(checked))
    throw new DeskError('invalid_input', checked.message, { field: checked.field ?? 'input' });
  try {
    return await run(desk, checked);
  } catch (error) {
    throw error instanceof OrderCommandError ? refusalOf(error) : error;
  }
}

function refusalOf({ code, message, field }: OrderCommandError): DeskError {
  const codes: Partial<Record<typeof code, DeskErrorCode>> = {
    no_order: 'not_found',
    no_line: 'invalid_input',
    wrong_amount: 'invalid_input',
    bad_tracking: 'invalid_input',
    bad_address: 'invalid_input',
    bad_text: 'invalid_input',
    too_many_mails: 'too_many_requests',
    provider_refused: 'provider_error',
    provider_unreachable: 'provider_error',
  };
  return new DeskError(codes[code] ?? 'conflict', message, field === undefined ? {} : { field });
}
