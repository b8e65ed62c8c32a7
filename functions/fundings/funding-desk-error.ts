/** Why a call about an update or a survey of a funding is refused. `message` is for people. */
export class FundingDeskError extends Error {
  override name = 'FundingDeskError';
  readonly code: 'not_found' | 'conflict' | 'invalid';
  /** The part of the input at fault, if there is one. */
  readonly field: string | undefined;
  constructor(code: FundingDeskError['code'], message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
