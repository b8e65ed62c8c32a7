import { PRIORITY } from '../db/schema/outbox.ts';
import type { MailKind } from './kinds.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** At most `most` mails to one mailbox within any `windowMs`. */
export type MailLimit = { most: number; windowMs: number };

/**
 * How many mails one mailbox gets that people who paid nothing can cause. All of them are counted together, and each level has its
 * own limits on that one count, so that what anybody can cause leaves room for what its reader has asked for.
 */
const LEVELS = {
  /** Anybody can cause it by typing an address. */
  anybody: [
    { most: 3, windowMs: HOUR },
    { most: 6, windowMs: DAY },
  ],
  /** Its cause named an order together with its address, paid for it, or read the mailbox. */
  proven: [
    { most: 10, windowMs: HOUR },
    { most: 20, windowMs: DAY },
  ],
  /** About payments that are not there yet: anybody can type an address on the payment page, and no money has moved. */
  unpaid: [{ most: 12, windowMs: DAY }],
  /** To the store's own people, in a count of its own. */
  shop: [{ most: 100, windowMs: HOUR }],
} satisfies Record<string, readonly MailLimit[]>;

/**
 * Why a kind of mail is sent. `order`: it follows from money of the recipient, and is never held back. `request`: people can cause it
 * without paying, so it counts against the recipient's mailbox. `whenFull`: what happens to one that is too many: `drop` it for good, or
 * `delay` it until there is room.
 */
export type MailPolicy = { priority: keyof typeof PRIORITY } & (
  | { cause: 'order' }
  | {
      cause: 'request';
      level: keyof typeof LEVELS;
      whenFull: 'drop' | 'delay';
      /** At most so many of this kind in a day. */
      ownPerDay?: number;
    }
);

const ORDER = { cause: 'order', priority: 'first' } as const;
const UNPAID = { cause: 'request', priority: 'first', level: 'unpaid', whenFull: 'delay' } as const;
const PROVEN = { cause: 'request', priority: 'later', level: 'proven', whenFull: 'delay' } as const;
const ANYBODY = { cause: 'request', priority: 'later', level: 'anybody', whenFull: 'drop' } as const;

/** What holds for each kind of mail. A new kind without a line here does not compile. */
export const MAIL_POLICIES: Readonly<Record<MailKind, MailPolicy>> = {
  'order-confirmation': ORDER,
  'order-notice': ORDER,
  refund: ORDER,
  dispatch: ORDER,
  'gift-cards': ORDER,
  'dashboard-refund': ORDER,
  'funding-result': ORDER,
  'payment-pending': UNPAID,
  'payment-failed': UNPAID,
  /** Once for an order, weeks later: nobody waits for it. */
  'review-invitation': { ...ORDER, priority: 'later' },
  /** Paid for, but sent to a stranger: late rather than lost. */
  gift: PROVEN,
  downloads: PROVEN,
  'withdrawal-confirmation': PROVEN,
  'news-welcome': PROVEN,
  /** The links of the mails before it still work. */
  'order-link': { ...PROVEN, whenFull: 'drop' },
  /** The page has shown the number already. */
  'form-acknowledgement': { ...ANYBODY, ownPerDay: 1 },
  'news-confirmation': ANYBODY,
  'stock-notice': { ...ANYBODY, whenFull: 'delay' },
  'form-notice': { cause: 'request', priority: 'later', level: 'shop', whenFull: 'delay' },
};

/** The row's priority in the outbox. */
export function priorityOf(kind: MailKind): number {
  return PRIORITY[MAIL_POLICIES[kind].priority];
}

/** The limits of a kind on the count of all mails to a mailbox. */
export function limitsOf(policy: Extract<MailPolicy, { cause: 'request' }>): readonly MailLimit[] {
  return LEVELS[policy.level];
}
