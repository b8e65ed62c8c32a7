import type { Limit } from '#functions/db/order-types.ts';
import { DAY_MS, MINUTE_MS } from '#src/core/durations.ts';

/**
 * How long a payment page stays open, in ms: long enough to find a card, short enough to keep prices current.
 */
export const SESSION_MS = 60 * MINUTE_MS;
/**
 * The same for limited stock, in ms: Stripe's minimum of 30 minutes, plus the 5 minutes of clock difference
 * that signatures allow.
 */
const SCARCE_SESSION_MS = 35 * MINUTE_MS;
/** Stripe's minimum lifetime of a payment page, in ms. It refuses to create a shorter one. */
export const MIN_SESSION_MS = 30 * MINUTE_MS;
/**
 * How long limited stock is reserved for an unpaid page, in ms. A page that is open longer is expired when
 * someone else wants its stock.
 */
export const HOLD_MS = 30 * MINUTE_MS;
/** How long reservations wait for a slow bank, in ms: direct debits are settled within 14 days. */
export const BANK_MS = 15 * DAY_MS;
/**
 * How long a reservation outlives its session, in ms:
 * a payment in the last second is reported a little later.
 */
const GRACE_MS = 10 * MINUTE_MS;

/** When a payment page requested now expires. In whole seconds, as Stripe needs it. */
export function sessionEnd(limits: readonly Limit[], now: Date): Date {
  const lifetime = isScarce(limits) ? SCARCE_SESSION_MS : SESSION_MS;
  return new Date(Math.floor((now.getTime() + lifetime) / 1000) * 1000);
}

/** When an attempt's reservations run out. For shared stock this may be before its session expires. */
export function holdEnd({
  limits,
  createdAt,
  expiresAt,
}: {
  limits: readonly Limit[];
  createdAt: Date;
  expiresAt: Date;
}): Date {
  return isScarce(limits)
    ? new Date(createdAt.getTime() + HOLD_MS)
    : new Date(expiresAt.getTime() + GRACE_MS);
}

function isScarce(limits: readonly Limit[]): boolean {
  return limits.some(({ isShared }) => isShared);
}
