import { DESK_ERRORS, type DeskErrorCode, type DeskRefusal } from '#src/contracts/desk/contract.ts';
import { storeNow } from '#src/lib/clock.ts';
import * as words from '#src/words/en/desk/problems.ts';
import { database } from '../db/open.ts';
import type { Call } from '../platform/call.ts';
import { json } from '../platform/http.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';
import { writeAudit } from './audit.ts';
import { DeskError } from './desk-error.ts';
import type { Desk, DeskOperation } from './operation.ts';
import { runOperation } from './run-operation.ts';
import type { Session } from './sign-in/session.ts';

/** Runs an operation for a session and answers in JSON. Writes are logged before and after. */
export async function answerOperation(
  operation: DeskOperation,
  { session, input, call }: { session: Session; input: unknown; call: Call },
): Promise<Response> {
  const { requestId } = call;
  const { member, id: sessionId } = session;
  const desk: Desk = { db: database(), member, sessionId, now: storeNow(), requestId };
  const isWrite = operation.contract.kind === 'write';
  const note = async (outcome: string) => {
    if (!isWrite) return;
    const subject = subjectOf(operation, input);
    await writeAudit(desk.db, {
      at: storeNow(),
      userId: member.id,
      action: operation.contract.name,
      subject,
      outcome,
      requestId,
    });
  };
  try {
    await note('started');
    const answer = await runOperation(operation, desk, input);
    // The write has succeeded. An error from the log must not make the member repeat it.
    await note('done').catch((error) => log('error', 'desk_log', { requestId, ...describeError(error) }));
    return json({ answer: answer ?? null });
  } catch (error) {
    const refusal = error instanceof DeskError ? error : await unexpected(error, operation, call);
    await note(refusal.code).catch(() => {});
    return refuse(refusal, requestId);
  }
}

/** The answer to a refused call. */
export function refuse({ code, message, field }: DeskError, requestId: string): Response {
  const error: DeskRefusal['error'] = { code, message, ...(field && { field }), requestId };
  return json({ error }, { status: DESK_ERRORS[code] });
}

/** A refusal by its code, for calls that reach no operation. */
export function refusal(code: DeskErrorCode, message: string, field?: string): DeskError {
  return new DeskError(code, message, field ? { field } : {});
}

/** Input that no schema accepts may have no subject. */
function subjectOf({ subject }: DeskOperation, input: unknown): string | undefined {
  try {
    const found = subject(input);
    return typeof found === 'string' ? found.replace(/[^\x20-\x7e]/g, '?') : undefined;
  } catch {
    return undefined;
  }
}

async function unexpected(error: unknown, operation: DeskOperation, call: Call): Promise<DeskError> {
  const { requestId } = call;
  log('error', 'desk', { requestId, operation: operation.contract.name, ...describeError(error) });
  await reportError(error, { side: 'server', path: operation.contract.name, requestId }, call.context);
  return new DeskError('internal_error', words.failed);
}
