import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/core/durations.ts';
import type { Hit, RateLimit } from './consume.ts';
import type { Visitor } from './visitor.ts';

/**
 * How many calls are allowed within `windowMs`: `own` per connection, `everybody` for all visitors together.
 * The limits per site and per network are derived from these: see {@link personalHits}.
 */
export type Budget = {
  name: string;
  windowMs: number;
  own: number;
  everybody?: number;
  /** What happens when the shared budget is used up: see `rateLimitShared`. */
  shared?: Shared;
};
/**
 * `reserve`: part of it is kept for new visitors, and forms with a captcha ask for it. `alarm`: visitors with
 * an address are still served, because such a call costs one look-up.
 */
type Shared = 'reserve' | 'alarm';

/**
 * The rate limits. A household, an office or a mobile network shares one connection, so `own` is more than
 * one person needs. `everybody` is more than the shop has ever had. Other limits: functions/people/messages
 * for forms, functions/checkout for the checkout, and `rateLimit` in functions/endpoints, which the platform
 * applies (search has no other).
 */
export const BUDGETS = {
  /** Look-ups of promo and payout codes, counted together. */
  lookUp: { name: 'look-up', windowMs: 10 * MINUTE_MS, own: 60 },
  /**
   * Look-ups of unknown codes, on their own or with a purchase.
   * `everybody` allows at most 28,800 guesses a day.
   */
  miss: { name: 'code-miss', windowMs: 10 * MINUTE_MS, own: 10, everybody: 200 },
  /** Each call is one look-up. Mails go only to the order's own buyer, and only a few per order. */
  orderLink: { name: 'order-link', windowMs: HOUR_MS, own: 20, everybody: 500, shared: 'alarm' },
  downloadLinks: { name: 'download-links', windowMs: HOUR_MS, own: 20, everybody: 500, shared: 'alarm' },
  /** Requests for a stock notice; also per email address, because anyone can type anyone's. */
  stockNotice: { name: 'stock-notice', windowMs: HOUR_MS, own: 20, everybody: 1000, shared: 'reserve' },
  stockNoticeAddress: { name: 'stock-notice-address', windowMs: DAY_MS, own: 10 },
  /** The newsletter form. The mails per address are limited in functions/mail, like all others. */
  newsletter: { name: 'newsletter', windowMs: HOUR_MS, own: 20, everybody: 500, shared: 'reserve' },
  /** Reviews. Each needs a link with 256 random bits; without it, the call is one look-up. */
  review: { name: 'review', windowMs: HOUR_MS, own: 30, everybody: 1000, shared: 'alarm' },
  /** Answers about rewards. Each needs a link with 256 random bits; without it, the call is one look-up. */
  survey: { name: 'survey', windowMs: HOUR_MS, own: 30, everybody: 1000, shared: 'alarm' },
  /** Asking Stripe about a payment after the redirect from its page. The subject is the purchase. */
  confirmation: { name: 'confirmation', windowMs: 10 * MINUTE_MS, own: 30, everybody: 600 },
  /** Links and passkeys of the desk, by connection. Mails are limited for each mailbox as well. */
  deskSignIn: { name: 'desk-sign-in', windowMs: 10 * MINUTE_MS, own: 20, everybody: 300, shared: 'alarm' },
} as const satisfies Record<string, Budget>;

/** A site (an IPv6 /56) has the budget of two connections. */
const SITES = 2;
/**
 * A network may use a tenth of the shared budget, or at least that of two connections;
 * five when there is no shared budget.
 */
const NETWORK = { share: 1 / 10, connections: 2, alone: 5 };
/** The share of the shared budget that is kept for new visitors. */
const RESERVE = 1 / 2;

export function ownLimit({ name, windowMs, own }: Budget): RateLimit {
  return { name, windowMs, most: own };
}

/** The limits per connection, site and network, narrowest first. */
export function personalHits(budget: Budget, visitor: Visitor | undefined): Hit[] {
  if (!visitor) return [];
  const { name, windowMs, own, everybody } = budget;
  const byNetwork =
    everybody === undefined
      ? own * NETWORK.alone
      : Math.max(own * NETWORK.connections, Math.ceil(everybody * NETWORK.share));
  const { site, network } = visitor;
  return [
    { limit: ownLimit(budget), subject: visitor.own },
    ...(site ? [{ limit: { name, windowMs, most: own * SITES }, subject: site }] : []),
    { limit: { name, windowMs, most: byNetwork }, subject: network },
  ];
}

/**
 * All limits of a call: connection, site and network where known, and the shared budget where there is one.
 */
export function hitsOf(budget: Budget, visitor: Visitor | undefined): Hit[] {
  const { name, windowMs, everybody } = budget;
  return [
    ...personalHits(budget, visitor),
    ...(everybody === undefined
      ? []
      : [{ limit: { name, windowMs, most: everybody }, subject: SHARED_SUBJECT }]),
  ];
}

/**
 * The two parts of the shared budget: `open` for all visitors,
 * and `reserve` for new visitors when `open` is used up.
 */
export function sharedParts({ name, windowMs, everybody = 0 }: Budget): { open: Hit; reserve: Hit } {
  const reserved = Math.floor(everybody * RESERVE);
  return {
    open: { limit: { name, windowMs, most: everybody - reserved }, subject: SHARED_SUBJECT },
    reserve: {
      limit: { name: `${name}-reserve`, windowMs, most: Math.max(1, reserved) },
      subject: SHARED_SUBJECT,
    },
  };
}

/** The most calls in a window with which a connection, its site and its network still count as new. */
const FIRST = { own: 2, site: 4, network: 20 };

/**
 * True for the first calls of a connection whose site and network (`ofNetwork`) have not called often either.
 */
export function isNewcomer(counts: Counts | undefined, ofNetwork: number = FIRST.network): boolean {
  return (
    counts !== undefined &&
    counts.own <= FIRST.own &&
    (counts.site ?? 0) <= FIRST.site &&
    counts.network <= ofNetwork
  );
}

/** The calls within the window, including this one, by connection, site and network. */
export type Counts = { own: number; site?: number | undefined; network: number };

/** The subject of shared limits. */
export const SHARED_SUBJECT = 'all';
