import type { DeskErrorCode } from '#src/contracts/desk/contract.ts';

/** A refusal that a person at the desk reads. `field` is the input at fault. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly code: DeskErrorCode;
  readonly field: string | undefined;
  constructor(code: DeskErrorCode, message: string, { field }: { field?: string } = {}) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
