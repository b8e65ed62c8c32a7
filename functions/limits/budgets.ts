import type { Hit, Limit } from './consume.ts';
import type { Visitor } from './visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often one thing may be done within `windowMs`: by one connection, and by all together. What a site and a network may do follows
 * from these: see {@link personalHits}.
 */
export type Budget = {
  name: string;
  windowMs: number;
  own: number;
  everybody?: number;
  /** What becomes of a call when everybody's budget is used up: see `spendShared`. */
  shared?: Shared;
};
/**
 * `reserve`: part of it is kept for newcomers, and where forms are checked for robots the check is asked for. `alarm`: whoever has an
 * address is answered all the same, since a call costs one look-up.
 */
export type Shared = 'reserve' | 'alarm';

/**
 * What is held back, and how far. A household, an office or a telephone network shares a connection, so `own` is more than a person
 * needs; `everybody` is more than the shop has ever had. Forms have theirs in functions/messages, the checkout in functions/checkout.
 */
export const BUDGETS = {
  /** Looking up promo and payout codes, which count alike. */
  lookUp: { name: 'look-up', windowMs: 10 * MINUTE, own: 60 },
  /** Codes that were asked for, on their own or with a purchase, and do not exist: 28,800 guesses a day at the most. */
  miss: { name: 'code-miss', windowMs: 10 * MINUTE, own: 10, everybody: 200 },
  /** A look-up each; a mail goes to an order's own buyer alone, a few for each order. */
  orderLink: { name: 'order-link', windowMs: HOUR, own: 20, everybody: 500, shared: 'alarm' },
  downloadLinks: { name: 'download-links', windowMs: HOUR, own: 20, everybody: 500, shared: 'alarm' },
  /** Wishes to be told when something is back, and for one address: anybody can type anybody's. */
  stockNotice: { name: 'stock-notice', windowMs: HOUR, own: 20, everybody: 1000, shared: 'reserve' },
  stockNoticeAddress: { name: 'stock-notice-address', windowMs: DAY, own: 10 },
  /** The newsletter's form. The mails to one address are counted in functions/mail, like all others. */
  newsletter: { name: 'newsletter', windowMs: HOUR, own: 20, everybody: 500, shared: 'reserve' },
  /** What buyers say: each by a link of 256 bits, without which it is one look-up. */
  review: { name: 'review', windowMs: HOUR, own: 30, everybody: 1000, shared: 'alarm' },
  /** Asking the provider what became of a payment, for whoever comes back from its page; the subject is the purchase. */
  confirmation: { name: 'confirmation', windowMs: 10 * MINUTE, own: 30, everybody: 600 },
} as const satisfies Record<string, Budget>;

/** A site (an IPv6 /56) has two connections' worth. */
const SITES = 2;
/** A network may use a tenth of everybody's budget, or what two connections have; five of them where there is no such budget. */
const NETWORK = { share: 1 / 10, connections: 2, alone: 5 };
/** What share of everybody's budget is kept for newcomers. */
const RESERVE = 1 / 2;

export function ownLimit({ name, windowMs, own }: Budget): Limit {
  return { name, windowMs, most: own };
}

/** What a call counts against besides everybody's budget, narrowest first: its connection, its site and its network. */
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

/** What one call counts against: its connection, site and network, where they are known, and everybody, where there is such a budget. */
export function hitsOf(budget: Budget, visitor: Visitor | undefined): Hit[] {
  const { name, windowMs, everybody } = budget;
  return [
    ...personalHits(budget, visitor),
    ...(everybody === undefined ? [] : [{ limit: { name, windowMs, most: everybody }, subject: EVERYBODY }]),
  ];
}

/** The two parts of everybody's budget: what is open to all, and what only newcomers use once that is gone. */
export function sharedParts({ name, windowMs, everybody = 0 }: Budget): { open: Hit; reserve: Hit } {
  const reserved = Math.floor(everybody * RESERVE);
  return {
    open: { limit: { name, windowMs, most: everybody - reserved }, subject: EVERYBODY },
    reserve: {
      limit: { name: `${name}-reserve`, windowMs, most: Math.max(1, reserved) },
      subject: EVERYBODY,
    },
  };
}

/** Up to so many calls within a window a connection, its site and its network are newcomers. */
const FIRST = { own: 2, site: 4, network: 20 };

/** True for the first calls of a connection, in a network (`ofNetwork`) and a site that have not called often either. */
export function isNewcomer(counts: Counts | undefined, ofNetwork: number = FIRST.network): boolean {
  return (
    counts !== undefined &&
    counts.own <= FIRST.own &&
    (counts.site ?? 0) <= FIRST.site &&
    counts.network <= ofNetwork
  );
}

/** How many calls there were within the window, this one among them, by connection, site and network. */
export type Counts = { own: number; site?: number | undefined; network: number };

/** The subject of what counts everybody. */
export const EVERYBODY = 'all';
