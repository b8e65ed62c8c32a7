import { HOUR_MS, MINUTE_MS } from '#src/core/durations.ts';
import type { Fault } from './breaking.ts';
import { type Random, randomOf } from './random.ts';
import { type RefundStep, refundStepOf } from './refund-steps.ts';

/** The items of a purchase, with one key of the shopper. */
export type Purchase = {
  kind: 'basket' | 'pledge';
  /** In Canada sales tax is on top. */
  region: 'GB' | 'US' | 'EU' | 'CA';
  quantity: number;
  /** With a promo code with two uses, one for each address; with a creator's payout code. */
  hasPromo: boolean;
  hasPayoutCode: boolean;
  /** An item with a stock of four; a file; both beside a printed book. */
  isScarce: boolean;
  hasFile: boolean;
  /**
   * With a gift card among the goods; paid with a gift card that another purchase of the schedule has bought.
   */
  hasGiftCard?: boolean;
  paysByGiftCard?: boolean;
  /** The part that is sent by email is a gift with a future delivery date. */
  isPresent?: boolean;
};

/** `purchase` and `event` wrap around: after the last they start again, so that any number is valid. */
export type Step =
  | { do: 'open'; purchase: number; isChanged: boolean; worker?: number; fault?: Fault }
  | { do: 'pay'; purchase: number; method: 'card' | 'debit' | 'declined' }
  | { do: 'decide'; purchase: number; isPaid: boolean }
  | { do: 'expire'; purchase: number }
  | {
      do: 'deliver';
      event: number;
      as: 'itself' | 'twin' | 'corrupt' | 'stale';
      worker: number | 'route';
      fault?: Fault;
    }
  | { do: 'visit'; purchase: number; worker: number; fault?: Fault }
  | { do: 'reconcile'; worker: number; fault?: Fault }
  | { do: 'refund'; purchase: number; share: number }
  | RefundStep
  | { do: 'settle-refund'; purchase: number; refund?: number; hasArrived: boolean }
  | { do: 'dispute'; purchase: number; isInquiry: boolean }
  | { do: 'close-dispute'; purchase: number; isWon: boolean }
  | { do: 'warn'; purchase: number }
  | { do: 'release'; purchase: number; worker: number; fault?: Fault };

/**
 * What happens to a few purchases. The steps of a round start at the same time;
 * the clock advances between phases.
 */
export type Schedule = { purchases: Purchase[]; phases: Step[][][] };

/** The number of schedules that share a database, a provider and a clock at the same time. */
export const BATCH = 8;
export const PHASES = 4;

/** How far the clock of a batch advances after each phase, in ms: from a minute to days. */
export function clockOf(seed: number, batch: number): number[] {
  const random = randomOf(seed, batch, 77);
  const steps = [
    0,
    MINUTE_MS,
    9 * MINUTE_MS,
    56 * MINUTE_MS,
    65 * MINUTE_MS,
    80 * MINUTE_MS,
    26 * HOUR_MS,
    5 * 24 * HOUR_MS,
  ];
  return Array.from({ length: PHASES }, () => random.pick(steps));
}

/** The schedule with that number: always the same for a seed, alone or among others. */
export function scheduleOf(seed: number, number: number): Schedule {
  const random = randomOf(seed, number, 1);
  const purchases = Array.from({ length: 1 + random.int(3) }, () => purchaseOf(random));
  const open = (purchase: number): Step => ({ do: 'open', purchase, isChanged: false });
  const opening: Step[] = purchases.map((_, purchase) => open(purchase));
  // A shopper whose checkout failed clicks again.
  const cutShort: Step[] = opening.flatMap((step) =>
    random.chance(0.25) ? [{ ...step, worker: random.int(4), fault: openingFault(random) } as Step] : [],
  );
  const paying: Step[] = purchases.flatMap((_, purchase) =>
    random.chance(0.85)
      ? [
          {
            do: 'pay',
            purchase,
            method: random.pick(['card', 'card', 'card', 'debit', 'declined'] as const),
          } as Step,
        ]
      : [],
  );
  const phases = Array.from({ length: PHASES }, (_, at) => [
    ...(at === 0 ? [cutShort, opening, ...(random.chance(0.8) ? [paying] : [])] : at === 1 ? [paying] : []),
    ...Array.from({ length: 1 + random.int(4) }, () => roundOf(random)),
  ]);
  return { purchases, phases };
}

function purchaseOf(random: Random): Purchase {
  return {
    kind: random.chance(0.25) ? 'pledge' : 'basket',
    region: random.pick(['GB', 'GB', 'US', 'EU', 'CA'] as const),
    quantity: 1 + random.int(3),
    hasPromo: random.chance(0.4),
    hasPayoutCode: random.chance(0.4),
    isScarce: random.chance(0.5),
    hasFile: random.chance(0.5),
    hasGiftCard: random.chance(0.3),
    paysByGiftCard: random.chance(0.4),
    isPresent: random.chance(0.3),
  };
}

function roundOf(random: Random): Step[] {
  // Often the same event several times at once.
  if (random.chance(0.25)) {
    const step = deliveryOf(random);
    return Array.from({ length: 2 + random.int(3) }, (_, worker) => ({ ...step, worker }));
  }
  // Sometimes the same command several times at once, or repeated.
  if (random.chance(0.1)) {
    const step = refundStepOf(random, () => faultOf(random));
    return Array.from({ length: 2 + random.int(3) }, (_, worker) => ({ ...step, worker }));
  }
  return Array.from({ length: 1 + random.int(4) }, () => stepOf(random));
}

function stepOf(random: Random): Step {
  const purchase = random.int(3);
  const kind = random.int(100);
  if (kind < 38) return deliveryOf(random);
  if (kind < 50) return refundStepOf(random, () => faultOf(random));
  if (kind < 58) return { do: 'visit', purchase, worker: random.int(4), ...faultOf(random) };
  if (kind < 62) return { do: 'reconcile', worker: random.int(4), ...faultOf(random) };
  if (kind < 68) return { do: 'open', purchase, isChanged: random.chance(0.4) };
  if (kind < 72) return { do: 'pay', purchase, method: random.pick(['card', 'debit'] as const) };
  if (kind < 78) return { do: 'decide', purchase, isPaid: random.chance(0.6) };
  if (kind < 80) return { do: 'expire', purchase };
  if (kind < 88) return { do: 'refund', purchase, share: random.pick([0.1, 0.5, 0.5, 1, 1]) };
  if (kind < 90)
    return { do: 'settle-refund', purchase, refund: random.int(3), hasArrived: random.chance(0.5) };
  if (kind < 94) return { do: 'dispute', purchase, isInquiry: random.chance(0.2) };
  if (kind < 96) return { do: 'close-dispute', purchase, isWon: random.chance(0.6) };
  if (kind < 98) return { do: 'release', purchase, worker: random.int(4), ...faultOf(random) };
  return { do: 'warn', purchase };
}

function deliveryOf(random: Random): Extract<Step, { do: 'deliver' }> {
  const as = random.pick([
    'itself',
    'itself',
    'itself',
    'itself',
    'twin',
    'twin',
    'corrupt',
    'stale',
  ] as const);
  const worker = as === 'corrupt' || as === 'stale' || random.chance(0.3) ? 'route' : random.int(4);
  return { do: 'deliver', event: random.int(12), as, worker, ...(worker !== 'route' && faultOf(random)) };
}

function faultOf(random: Random): { fault?: Fault } {
  return random.chance(0.4) ? { fault: aFault(random) } : {};
}

/** A page needs few statements and one or two calls. */
function openingFault(random: Random): Fault {
  const isProvider = random.chance(0.5);
  return {
    in: isProvider ? 'provider' : 'database',
    at: 1 + random.int(isProvider ? 2 : 8),
    when: random.pick(['before', 'after'] as const),
  };
}

function aFault(random: Random): Fault {
  const isProvider = random.chance(0.15);
  return {
    in: isProvider ? 'provider' : 'database',
    at: 1 + random.int(isProvider ? 3 : 30),
    when: random.pick(['before', 'after'] as const),
  };
}
