import type { Hit, Limit } from './consume.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one thing may be done within `windowMs`: by one subject (a connection, mostly), and by all together. */
export type Budget = { name: string; windowMs: number; own: number; everybody?: number };

/**
 * What is held back, and how far. A household, an office or a telephone network shares a connection, so `own` is more than a person
 * needs; `everybody` is more than the shop has ever had. Forms have theirs in functions/messages, the checkout in functions/checkout.
 */
export const BUDGETS = {
  /** Looking up promo and payout codes, which count alike. */
  lookUp: { name: 'look-up', windowMs: 10 * MINUTE, own: 60 },
  /** Codes that were asked for, on their own or with a purchase, and do not exist: 28,800 guesses a day at the most. */
  miss: { name: 'code-miss', windowMs: 10 * MINUTE, own: 10, everybody: 200 },
  /** Each may write a mail into the outbox. */
  orderLink: { name: 'order-link', windowMs: HOUR, own: 20, everybody: 500 },
  downloadLinks: { name: 'download-links', windowMs: HOUR, own: 20, everybody: 500 },
  /** Wishes to be told when something is back, and for one address: anybody can type anybody's. */
  stockNotice: { name: 'stock-notice', windowMs: HOUR, own: 20, everybody: 1000 },
  stockNoticeAddress: { name: 'stock-notice-address', windowMs: DAY, own: 10 },
  /** The newsletter's form. The mails to one address are counted in functions/mail, like all others. */
  newsletter: { name: 'newsletter', windowMs: HOUR, own: 20, everybody: 500 },
  /** What buyers say: each by a link of 256 bits. */
  review: { name: 'review', windowMs: HOUR, own: 30, everybody: 1000 },
  /** Asking the provider what became of a payment, for whoever comes back from its page; the subject is the purchase. */
  confirmation: { name: 'confirmation', windowMs: 10 * MINUTE, own: 30, everybody: 600 },
} as const satisfies Record<string, Budget>;

export function ownLimit({ name, windowMs, own }: Budget): Limit {
  return { name, windowMs, most: own };
}

/** What one call counts against: its subject's limit, where that is known, and everybody's, where there is one. */
export function hitsOf(budget: Budget, subject: string | undefined): Hit[] {
  const { name, windowMs, everybody } = budget;
  return [
    ...(subject === undefined ? [] : [{ limit: ownLimit(budget), subject }]),
    ...(everybody === undefined ? [] : [{ limit: { name, windowMs, most: everybody }, subject: EVERYBODY }]),
  ];
}

/** The subject of what counts everybody. */
export const EVERYBODY = 'all';
