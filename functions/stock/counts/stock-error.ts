export type StockErrorCode = 'no_variant' | 'not_counted' | 'changed_meanwhile' | 'too_few' | 'ambiguous';

/** A change of stock that was not made. `message` is for the person who wanted it. */
export class StockError extends Error {
  override name = 'StockError';
  readonly code: StockErrorCode;
  constructor(code: StockErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
