import { DAY_MS, HOUR_MS } from '#src/core/durations.ts';
import { PRIORITY } from '../db/schema/outbox.ts';
import type { MailKind } from './kinds.ts';

/** At most `most` mails to one mailbox within any `windowMs`. */
export type MailLimit = { most: number; windowMs: number };

/**
 * The limits per mailbox for mails that people can trigger without paying. These mails are counted together,
 * unless a level says otherwise. Each level has its own limits on that count, so mails that anyone can
 * trigger leave room for mails the reader asked for.
 */
const LEVELS = {
  /** Anyone can trigger it by typing an address. */
  anybody: [
    { most: 3, windowMs: HOUR_MS },
    { most: 6, windowMs: DAY_MS },
  ],
  /** The person named an order with its address, paid for it, or can read the mailbox. */
  proven: [
    { most: 10, windowMs: HOUR_MS },
    { most: 20, windowMs: DAY_MS },
  ],
  /** About unpaid orders: anyone can type an address on the payment page, and no money has moved. */
  unpaid: [{ most: 12, windowMs: DAY_MS }],
  /**
   * Links to sign in to the desk, counted separately and without a limit per day. A stranger may ask for
   * them, but they go to the member, and work for as long as they fill the count. So nobody can lock a member
   * out.
   */
  link: [{ most: 3, windowMs: HOUR_MS / 4 }],
  /** To the shop, counted separately. */
  shop: [{ most: 100, windowMs: HOUR_MS }],
} satisfies Record<string, readonly MailLimit[]>;

/**
 * Why a kind of mail is sent. `order`: it is about a payment from or to the recipient, and is never limited.
 * `request`: people can trigger it without paying, so it counts against the recipient's mailbox. `whenFull`:
 * `drop` a mail over the limit permanently, or `delay` it.
 */
export type MailPolicy = { priority: keyof typeof PRIORITY } & (
  | { cause: 'order' }
  | {
      cause: 'request';
      level: keyof typeof LEVELS;
      whenFull: 'drop' | 'delay';
      /** The most mails of this kind per day. */
      ownPerDay?: number;
    }
);

const ORDER = { cause: 'order', priority: 'first' } as const;
const UNPAID = { cause: 'request', priority: 'first', level: 'unpaid', whenFull: 'delay' } as const;
const PROVEN = { cause: 'request', priority: 'later', level: 'proven', whenFull: 'delay' } as const;
const ANYBODY = { cause: 'request', priority: 'later', level: 'anybody', whenFull: 'drop' } as const;
const SHOP = { cause: 'request', priority: 'later', level: 'shop', whenFull: 'delay' } as const;

/** The policy of each kind of mail. A new kind without one does not compile. */
export const MAIL_POLICIES: Readonly<Record<MailKind, MailPolicy>> = {
  'desk-sign-in': { cause: 'request', priority: 'first', level: 'link', whenFull: 'drop' },
  'desk-signed-in': PROVEN,
  'message-answer': PROVEN,
  'desk-invitation': PROVEN,
  'weekly-report': PROVEN,
  /** About what the shop pays to the creator. */
  'creator-news': { ...ORDER, priority: 'later' },
  'order-confirmation': ORDER,
  'order-notice': ORDER,
  refund: ORDER,
  dispatch: ORDER,
  'address-changed': ORDER,
  'gift-cards': ORDER,
  'dashboard-refund': ORDER,
  'returned-refund': ORDER,
  'fraud-warning': ORDER,
  dispute: ORDER,
  'funding-result': ORDER,
  /** Needed to send the reward, so they cannot be declined. */
  'funding-survey': { ...ORDER, priority: 'later' },
  /** The backer can decline them. */
  'funding-update': { ...ORDER, priority: 'later' },
  'payment-pending': UNPAID,
  'payment-failed': UNPAID,
  /** Once per order and weeks later, so it is not urgent. */
  'review-invitation': { ...ORDER, priority: 'later' },
  /** Paid for, but sent to a third person: delayed rather than dropped. */
  gift: PROVEN,
  downloads: PROVEN,
  'withdrawal-confirmation': PROVEN,
  'news-welcome': PROVEN,
  /** Dropped, because the links of the earlier mails still work. */
  'order-link': { ...PROVEN, whenFull: 'drop' },
  /** Dropped, because the page has already shown the number. */
  'form-acknowledgement': { ...ANYBODY, ownPerDay: 1 },
  'news-confirmation': ANYBODY,
  'stock-notice': { ...ANYBODY, whenFull: 'delay' },
  'form-notice': SHOP,
  'build-news': SHOP,
  'low-stock': SHOP,
};

/** The row's priority in the outbox. */
export function priorityOf(kind: MailKind): number {
  return PRIORITY[MAIL_POLICIES[kind].priority];
}

/** The limits of a kind on all mails to a mailbox. */
export function limitsOf(policy: Extract<MailPolicy, { cause: 'request' }>): readonly MailLimit[] {
  return LEVELS[policy.level];
}
