import { DESK_API } from '#src/contracts/desk/addresses.ts';
import type { DeskContract, DeskErrorCode, DeskRefusal } from '#src/contracts/desk/contract.ts';
import * as words from '#src/words/en/desk/shell.ts';

/** A call that was refused or did not arrive. `code` is `offline` when there was no answer. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: DeskErrorCode | 'offline';
  readonly field: string | undefined;
  constructor(code: CallError['code'], message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/**
 * Calls an operation.
 * @throws CallError when it is refused or does not arrive
 */
export function call<Input, Answer>({ name }: DeskContract<Input, Answer>, input: Input): Promise<Answer> {
  return post(`${DESK_API}/${name}`, input);
}

/** Posts JSON, also to the addresses for signing in. */
export async function post<Answer>(address: string, sent: unknown): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    cache: 'no-store',
  }).catch(() => {
    throw new CallError('offline', words.offline);
  });
  const body = (await response.json().catch(() => undefined)) as
    | { answer?: Answer }
    | Partial<DeskRefusal>
    | undefined;
  if (response.ok && body) return 'answer' in body ? (body.answer as Answer) : (body as Answer);
  const error = body && 'error' in body ? body.error : undefined;
  throw new CallError(error?.code ?? 'internal_error', error?.message ?? words.noAnswer, error?.field);
}
