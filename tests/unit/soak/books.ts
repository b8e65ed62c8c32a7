import { faultsOf } from '#tools/soak/check.ts';
import type { Facts, Truth } from '#tools/soak/facts.ts';

/** The provider's IDs of the payment pages of each checkout in {@link books}. */
export const SESSION = {
  basket: 'cs_1',
  expired: 'cs_2',
  pledge: 'cs_3',
  refused: 'cs_4',
  giftCard: 'cs_5',
  paidByCard: 'cs_6',
} as const;

/**
 * The store's records of six checkouts and the provider's ledger, without a fault:
 * F-1, a basket with a file and a printed book, of which a fifth was refunded; F-2, which expired; F-3, a
 * pledge that was refunded; F-4, a debit that failed; F-5, a gift card as a gift; F-6, paid in part with that
 * card, with half refunded.
 */
export function books() {
  const order = (id: string, sessionId: string, refunded = 0) => ({
    ...{ id, sessionId, refunded, total: 1000, subtotal: 1000, discount: 0, shipping: 0, tax: 0 },
    ...{ intent: 'Standard', region: 'GB', shippingEmail: 'a@mail.example' },
    ...{ giftCardAmount: 0, giftCardRefunded: 0 },
    gift: null as { email: string } | null,
    dispute: null as string | null,
    fraudWarningAt: null as Date | null,
    heldReason: null as string | null,
    releasedAt: null as Date | null,
  });
  const attempt = (id: string, sessionId: string | null, state: string) => ({
    ...{ id, key: `key-${id}`, sessionId, state, intent: 'Standard', commission: null as unknown },
    ...{ lines: [] as unknown[], pledges: [] as unknown[], limits: [] as unknown[] },
    giftCard: null as unknown,
    ...{ discount: 0, couponRequest: null as unknown },
  });
  const line = (orderId: string, taxKind: string) => ({
    ...{ orderId, taxKind, position: 0, unitAmount: 1000, quantity: 1, discount: 0 },
    taxAmount: null as number | null,
  });
  const request = (id: string, orderId: string, providerAmount: number, giftCardAmount: number) => ({
    ...{ id, orderId, providerAmount, giftCardAmount, amount: providerAmount + giftCardAmount },
    ...{ requestKey: `amount:${providerAmount + giftCardAmount}`, state: 'succeeded', shipping: 0 },
    lines: [] as { position: number; amount: number; tax?: number }[],
  });
  const refund = (id: string, orderId: string, amount: number, requestId: string | null) => ({
    ...{ id, orderId, amount, requestId, state: 'succeeded', shipping: 0, toGiftCard: false },
    lines: [] as { position: number; amount: number; tax?: number }[],
  });
  const book = { formatType: 'Print On Demand', files: ['a.pdf'] };
  const stock = { key: 'stock:book', capacity: 4, quantity: 1 };
  const place = { key: 'reward:one', capacity: 2, quantity: 1 };
  const card = { cardId: 'F-5.0.1', goods: 400, shipping: 0, amount: 400 };
  const facts = {
    attempts: [
      {
        ...attempt('F-1', SESSION.basket, 'paid'),
        ...{ lines: [book], limits: [stock], commission: { lines: [{}] } },
      },
      attempt('F-2', SESSION.expired, 'expired'),
      {
        ...attempt('F-3', SESSION.pledge, 'paid'),
        ...{ intent: 'Funding', lines: [{}], pledges: [{}], limits: [place] },
      },
      attempt('F-4', SESSION.refused, 'failed'),
      { ...attempt('F-5', SESSION.giftCard, 'paid'), lines: [{}] },
      { ...attempt('F-6', SESSION.paidByCard, 'paid'), lines: [{}], giftCard: card },
    ],
    orders: [
      order('F-1', SESSION.basket, 200),
      { ...order('F-3', SESSION.pledge, 1000), intent: 'Funding' },
      { ...order('F-5', SESSION.giftCard), gift: { email: 'b@mail.example' } },
      { ...order('F-6', SESSION.paidByCard, 500), giftCardAmount: 400, giftCardRefunded: 200 },
    ],
    lines: [line('F-1', 'book'), line('F-3', 'gift'), line('F-5', 'voucher'), line('F-6', 'book')],
    pledges: [{ orderId: 'F-3', goalAmount: 1000, refundedGoalAmount: 1000 }],
    commissions: [{ orderId: 'F-1', position: 0, goods: 1000, rate: 1000, amount: 100, reversed: 20 }],
    reversals: [{ orderId: 'F-1', position: 0, amount: 20 }],
    grants: [{ orderId: 'F-1', position: 0, revokedAt: null as Date | null }],
    jobs: [{ orderId: 'F-1', position: 0, status: 'new' }],
    cards: [
      {
        ...{ id: card.cardId, orderId: 'F-5', position: 0, value: 1000, reduced: 0 },
        ...{ blockedAt: null as Date | null, blockedFor: null as string | null },
      },
    ],
    mails: [
      ...['F-1', 'F-3', 'F-5', 'F-6'].flatMap((id) => [`order-confirmation:${id}`, `order-notice:${id}`]),
      ...['refund:re_1', 'refund:re_3', 'refund:re_6', 'gift:F-5', 'payment-failed:F-4'],
    ].map((key) => ({ key })),
    takenTotals: [
      { key: 'stock:book', taken: 1 },
      { key: 'reward:one', taken: 0 },
      { key: `gift-card:${card.cardId}`, taken: 200 },
    ],
    holds: [
      { key: 'stock:book', quantity: 1, attemptId: 'F-1', orderId: 'F-1' as string | null },
      { key: `gift-card:${card.cardId}`, quantity: 200, attemptId: 'F-6', orderId: 'F-6' },
    ],
    requests: [request('request-1', 'F-1', 200, 0), request('request-6', 'F-6', 300, 200)],
    refunds: [
      refund('re_1', 'F-1', 200, 'request-1'),
      refund('re_3', 'F-3', 1000, null),
      refund('re_6', 'F-6', 300, 'request-6'),
      { ...refund('gift-card:request-6', 'F-6', 200, 'request-6'), toGiftCard: true },
    ],
    foreign: [] as { sessionId: string }[],
    unrecorded: [] as { sessionId: string }[],
  };
  return { facts, truths: providerBooks() };
}

/** A refund at the provider, made by hand or for a request of the store. */
export function refundOf(id: string, amount: number, request?: string) {
  return { id, amount, status: 'succeeded', metadata: request ? { request } : {} };
}

function providerBooks() {
  const truth = (id: string, status: string, refunds: ReturnType<typeof refundOf>[] = []) => ({
    session: {
      ...{ id, status, amount_total: 1000, amount_subtotal: 1000 },
      total_details: { amount_discount: 0, amount_shipping: 0 },
    },
    ...{ isPaid: false, isAwaited: false, isWarned: false, dispute: null as string | null },
    ...{ charged: 1000, lost: 0, refunds, refunded: refunds.reduce((sum, { amount }) => sum + amount, 0) },
  });
  const paid = (id: string, refunds: ReturnType<typeof refundOf>[] = []) => ({
    ...truth(id, 'complete', refunds),
    isPaid: true,
  });
  const byCard = paid(SESSION.paidByCard, [refundOf('re_6', 300, 'request-6')]);
  // The provider sees a gift card's part as a discount.
  const session = {
    ...byCard.session,
    amount_total: 600,
    total_details: { ...byCard.session.total_details },
  };
  session.total_details.amount_discount = 400;
  const truths = [
    paid(SESSION.basket, [refundOf('re_1', 200, 'request-1')]),
    truth(SESSION.expired, 'expired'),
    paid(SESSION.pledge, [refundOf('re_3', 1000)]),
    truth(SESSION.refused, 'complete'),
    paid(SESSION.giftCard),
    { ...byCard, session, charged: 600 },
  ];
  return new Map<string, (typeof truths)[number]>(truths.map((one) => [one.session.id, one]));
}

export type Books = ReturnType<typeof books>;

/** The faults that the soak's check finds, one sentence each. */
export function faultsIn({ facts, truths }: Books): string[] {
  return faultsOf(facts as unknown as Facts, truths as unknown as Map<string, Truth>).map(({ text }) => text);
}
