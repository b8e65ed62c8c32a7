import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { RefundedLine } from '../db/order-types.ts';
import { refundRequest } from '../db/schema/orders.ts';

export type RefundRequestRow = typeof refundRequest.$inferSelect;

/** A request in one of these states may still give money back, or has done so without our having heard. */
export const UNDER_WAY = inArray(refundRequest.state, ['asked', 'sent']);

/** The requests of an order that are under way, oldest first. */
export function requestsUnderWay(queries: Queries, orderId: string): Promise<RefundRequestRow[]> {
  return queries
    .select()
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), UNDER_WAY))
    .orderBy(asc(refundRequest.createdAt), asc(refundRequest.id));
}

/**
 * The lines of an order that are being given back now: a bought gift card among them must not be spent. Empty again once the request has
 * failed; once it succeeded they are the lines of its refunds.
 */
export async function pendingRefundLines(queries: Queries, orderId: string): Promise<RefundedLine[]> {
  return (await requestsUnderWay(queries, orderId)).flatMap(({ lines }) => lines);
}
