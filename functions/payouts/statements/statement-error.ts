/** Why a command about statements is refused. */
export type StatementCode =
  | 'not_over'
  | 'not_booked'
  | 'not_found'
  | 'changed'
  | 'wrong_amount'
  | 'no_account';

/** A refusal that the operator reads. */
export class StatementError extends Error {
  override name = 'StatementError';
  readonly code: StatementCode;
  /** The input at fault. */
  readonly field: string | undefined;
  constructor(code: StatementCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
