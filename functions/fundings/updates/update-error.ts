/** Why a call about an update of a funding is refused. */
export class FundingUpdateError extends Error {
  override name = 'FundingUpdateError';
  readonly code: 'not_found' | 'changed' | 'published';
  constructor(code: FundingUpdateError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
