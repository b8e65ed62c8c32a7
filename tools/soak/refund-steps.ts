import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { OrderCommandError } from '#functions/orders/order-command-error.ts';
import { type Refunded, refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import type { Fault } from './breaking.ts';
import type { Random } from './random.ts';
import type { Shop } from './shop.ts';

/**
 * What an operator requests, which worker runs it, and its fault. `share` is of the order's total; `line` and
 * `other` wrap around.
 */
export type RefundStep = {
  do: 'give-back';
  purchase: number;
  what: 'all' | 'share' | 'line' | 'two lines' | 'same line twice' | 'shipping';
  share: number;
  line: number;
  other: number;
  worker: number;
  fault?: Fault;
  /** The provider refuses it permanently, or does it and stores an error of its own as the answer. */
  answer?: 'refused' | 'error';
};

/** The result that a command reported. */
export type Told = Refunded & { orderId: string };

/** A random {@link RefundStep}, with the faults of the caller. */
export function refundStepOf(random: Random, fault: () => { fault?: Fault }): RefundStep {
  const answer = random.chance(0.2) ? random.pick(['refused', 'error'] as const) : undefined;
  return {
    do: 'give-back',
    purchase: random.int(3),
    what: random.pick(['all', 'share', 'share', 'line', 'line', 'two lines', 'same line twice', 'shipping']),
    share: random.pick([0.01, 0.3, 0.6, 1]),
    line: random.int(4),
    other: random.int(4),
    worker: random.int(4),
    ...(answer ? { answer } : fault()),
  };
}

/**
 * Runs the command. Returns its result, or nothing if it was refused with a message or failed as planned.
 * @throws an unplanned error
 */
export async function refundStep(
  { db, provider, now }: Shop,
  services: { db: Database; stripe: Stripe },
  sessionId: string,
  step: RefundStep,
): Promise<Told | undefined> {
  const isIt = eq(order.sessionId, sessionId);
  const [known] = await db.select({ id: order.id, total: order.total }).from(order).where(isIt);
  if (!known) return undefined;
  const fault =
    step.answer &&
    provider.faults.add({
      operation: 'refunds.create',
      kind: 'status',
      status: step.answer === 'refused' ? 402 : 500,
      when: step.answer === 'refused' ? 'before' : 'after',
      isKept: true,
      times: 1,
      isMeant: ({ rawBody }) => rawBody.includes(known.id),
    });
  try {
    const told = await refundOrder(known.id, paramsOf(step, known.total), services, now());
    return { ...told, orderId: known.id };
  } catch (error) {
    if (!step.fault && !(error instanceof OrderCommandError)) throw error;
    return undefined;
  } finally {
    if (fault) provider.faults.remove(fault);
  }
}

function paramsOf({ what, share, line, other }: RefundStep, total: number): RefundParams {
  switch (what) {
    case 'all':
      return {};
    case 'share':
      return { amount: Math.max(1, Math.round(total * share)) };
    case 'line':
      return { lines: [line + 1] };
    case 'two lines':
      return { lines: [line + 1, other + 1], shipping: share > 0.5 };
    case 'same line twice':
      return { lines: [line + 1, line + 1] };
    case 'shipping':
      return { shipping: true };
  }
}
