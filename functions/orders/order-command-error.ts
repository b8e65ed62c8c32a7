/** The reason of an `OrderCommandError`, for code. */
export type OrderCommandCode =
  | 'not_possible'
  | 'no_order'
  | 'nothing_paid'
  | 'wrong_amount'
  | 'no_line'
  | 'already_refunded'
  | 'too_much'
  | 'gift_card_spent'
  | 'disputed'
  | 'provider_refused'
  | 'provider_unreachable'
  | 'refund_under_way'
  | 'changed_meanwhile'
  | 'nothing_to_send'
  | 'bad_tracking'
  | 'bad_address'
  | 'bad_text'
  | 'already_sent'
  | 'too_many_mails';

/** A command on an order that was not carried out. `message` is one sentence for the operator. */
export class OrderCommandError extends Error {
  override name = 'OrderCommandError';
  readonly code: OrderCommandCode;
  /** The part of the input at fault, if there is one. */
  readonly field: string | undefined;
  constructor(
    message: string,
    code: OrderCommandCode = 'not_possible',
    { field, ...options }: ErrorOptions & { field?: string } = {},
  ) {
    super(message, options);
    this.code = code;
    this.field = field;
  }
}
