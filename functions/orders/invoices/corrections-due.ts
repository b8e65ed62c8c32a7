import type { invoice } from '#functions/db/schema/invoices.ts';
import type { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import type { RefundAmounts } from '#src/core/orders/refunds.ts';

/**
 * A credit note or cancellation to issue.
 * The refunds that the documents of the order take off `before` and `after` it.
 */
export type Correction = {
  kind: 'credit-note' | 'cancellation';
  refundId: string;
  before: RefundAmounts[];
  after: RefundAmounts[];
};

type Issued = Pick<typeof invoice.$inferSelect, 'kind' | 'refundId'>;

/**
 * What is still to be issued for the refunds of an invoiced order, in their order. Pending refunds count: the
 * money has left.
 */
export function correctionsDue(
  refunds: readonly (typeof refund.$inferSelect)[],
  issued: readonly Issued[],
): Correction[] {
  const has = (kind: Issued['kind'], id: string) =>
    issued.some((one) => one.kind === kind && one.refundId === id);
  let taken = refunds.filter(({ id }) => has('credit-note', id) && !has('cancellation', id));
  const due: Correction[] = [];
  for (const one of refunds) {
    const isNoted = has('credit-note', one.id);
    const isStanding = one.state !== 'failed';
    const kind = !isNoted && isStanding ? 'credit-note' : isNoted && !isStanding ? 'cancellation' : undefined;
    if (!kind || has(kind, one.id)) continue;
    const after = kind === 'credit-note' ? [...taken, one] : taken.filter(({ id }) => id !== one.id);
    due.push({ kind, refundId: one.id, before: taken, after });
    taken = after;
  }
  return due;
}
