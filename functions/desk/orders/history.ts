import type { OrderDetails } from '#functions/orders/order-details.ts';
import type { HistoryRow } from '#src/contracts/desk/order-answers.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { formatMoney } from '#src/core/money.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/desk/order-history.ts';
import { fill } from '#src/words/fill.ts';

/** What only the log knows of. Parcels, refunds and addresses have rows of their own. */
export const TOLD_BY_LOG = [
  'orders.release',
  'orders.take',
  'orders.give-back',
  'orders.cancel',
  'orders.resend-mail',
  'orders.returned',
] as const;

/** A member's name by id; null for the command line, and for members that are not known. */
export type NameOf = (id: string | null) => string | null;

type Logged = { at: Date; action: string; userId: string | null };

/** What happened to an order, oldest first. */
export function historyOf(details: OrderDetails, log: readonly Logged[], nameOf: NameOf): HistoryRow[] {
  const { order, fraudWarningAt, refunds, disputes, shipments, addressChanges } = details;
  const money = (amount: number) =>
    formatMoney({ amount, currency: order.currency as CurrencyCode }, regionOf(order.region).locale);
  const rows: { at: Date; what: string; by: string | null }[] = [
    { at: order.createdAt, what: fill(words.paid, { amount: money(order.total) }), by: null },
    ...(order.heldReason
      ? [{ at: order.createdAt, what: fill(words.held, { reason: order.heldReason }), by: null }]
      : []),
    ...(fraudWarningAt ? [{ at: fraudWarningAt, what: words.fraudWarning, by: null }] : []),
    ...refunds.map(({ amount, state, toGiftCard, createdAt }) => ({
      at: createdAt,
      what: fill(
        state === 'failed' ? words.refundReturned : toGiftCard ? words.refundedToGiftCard : words.refunded,
        { amount: money(amount) },
      ),
      by: null,
    })),
    ...disputes.map(({ amount, state, createdAt }) => ({
      at: createdAt,
      what: fill(words.disputed[state], { amount: money(amount) }),
      by: null,
    })),
    ...shipments.flatMap(({ number, packedAt, packedBy, sentAt, sentBy, carrier }) => [
      ...(packedAt ? [{ at: packedAt, what: fill(words.packed, { number }), by: nameOf(packedBy) }] : []),
      ...(sentAt
        ? [
            {
              at: sentAt,
              what: carrier ? fill(words.sentWith, { number, carrier }) : fill(words.sent, { number }),
              by: nameOf(sentBy),
            },
          ]
        : []),
    ]),
    ...addressChanges.map(({ createdAt, before, userId }) => ({
      at: createdAt,
      what: fill(words.addressChanged, {
        before: [before.name, before.address?.line1, before.address?.postal_code].filter(Boolean).join(', '),
      }),
      by: nameOf(userId),
    })),
    ...log.flatMap(({ at, action, userId }) => {
      const known = TOLD_BY_LOG.find((one) => one === action);
      return known ? [{ at, what: words.logged[known], by: nameOf(userId) }] : [];
    }),
  ];
  return rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
