import type { Database } from '#functions/db/open.ts';
import { findOrderById } from '#functions/orders/read-orders.ts';
import type { RefundPreview } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { commissionOfRefund } from '#functions/orders/refunds/refund-sources.ts';
import type { RefundPreviewAnswer } from '#src/contracts/desk/order-answers.ts';
import type { RefundInput } from '#src/contracts/desk/orders.ts';

/**
 * Converts a refund from the desk to the command's form. A line with all its pieces leaves out `pieces`, so
 * both give the same request key.
 */
export async function paramsOf(db: Database, id: string, request: RefundInput): Promise<RefundParams> {
  const { lines, amount, shipping } = request;
  if (!lines) return { amount, shipping };
  const known = await findOrderById(db, id);
  const some = lines.filter(({ number, quantity }) => known?.lines[number - 1]?.quantity !== quantity);
  const pieces = Object.fromEntries(some.map(({ number, quantity }) => [number, quantity]));
  return {
    amount,
    shipping,
    lines: lines.map(({ number }) => number),
    ...(some.length > 0 && { pieces }),
  };
}

/** A preview with what it takes out of a commission. */
export async function previewAnswer(
  db: Database,
  id: string,
  preview: RefundPreview,
): Promise<RefundPreviewAnswer> {
  const { resumes, ...parts } = preview;
  return {
    ...parts,
    commission: await commissionOfRefund(db, id, preview),
    isResumed: resumes !== undefined,
  };
}
