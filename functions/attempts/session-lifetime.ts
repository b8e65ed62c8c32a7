import { HOLD_MS } from '../allotments/shares.ts';
import type { Limit } from '../db/order-types.ts';

const MINUTE = 60_000;

/** How long a payment page can be paid: long enough to find a card, short enough that prices stay honest. In ms. */
export const SESSION_MS = 60 * MINUTE;
/**
 * The same where others wait for what is bought: the provider's shortest, half an hour, and five minutes in which the clocks may differ,
 * as far as signatures allow it. In ms.
 */
const SCARCE_SESSION_MS = 35 * MINUTE;
/** From this time before its end on, the provider refuses to open a page. In ms. */
export const SHORTEST_SESSION_MS = 30 * MINUTE;
/** Who pays in the session's last second is told of a little later; until then what is held is nobody else's. In ms. */
const GRACE_MS = 10 * MINUTE;

/** When a payment page that is asked for now ends, in whole seconds as the provider counts. */
export function sessionEnd(limits: readonly Limit[], now: Date): Date {
  const lifetime = isScarce(limits) ? SCARCE_SESSION_MS : SESSION_MS;
  return new Date(Math.floor((now.getTime() + lifetime) / 1000) * 1000);
}

/** Until when an attempt holds what it takes of scarce things. */
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
