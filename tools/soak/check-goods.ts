import { sum } from '#src/core/money.ts';
import { goodsOwed } from '#src/core/orders/goods-owed.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { goneOf } from './check-refunds.ts';
import type { Facts, Truth } from './facts.ts';

type Order = Facts['orders'][number];
type Equal = (what: string, found: unknown, expected: unknown) => void;

/** True for an order that was held when it was recorded and never released: it has no effects. */
export function isIdle({ mails }: Facts, { id, heldReason }: Order): boolean {
  const isShort = /after it sold out|paid with gift card|before the order was recorded/.test(
    heldReason ?? '',
  );
  return isShort && !mails.some(({ key }) => key === `order-confirmation:${id}:released`);
}

/**
 * Compares files, jobs, gift cards and mails with what the goods are worth by the provider's ledger, decided
 * by one rule.
 */
export function checkGoods(facts: Facts, order: Order, truth: Truth, equal: Equal): void {
  const own = <T extends { orderId: string }>(rows: readonly T[]) =>
    rows.filter(({ orderId }) => orderId === order.id);
  const lines = own(facts.lines).sort((a, b) => a.position - b.position);
  const owed = goodsOwed({
    isSale: order.intent === 'Standard',
    total: order.total,
    parts: paidParts(order, lines),
    isHeld: order.heldReason !== null && order.releasedAt === null,
    isWarned: truth.isWarned && order.releasedAt === null,
    dispute: truth.dispute,
    // A lost dispute is like a refund that no command requested.
    refunds: goneOf(facts, order, truth).map((one) => ({ ...one, isFinal: false })),
    lostToBanks: [],
    underWay: new Set(),
  });
  const lineOf = (position: number) => owed.lines[position];
  for (const { revokedAt, position } of own(facts.grants))
    equal('a file may be fetched', revokedAt === null, lineOf(position)?.isOpen);
  for (const { status, position } of own(facts.jobs))
    equal('a job', status, lineOf(position)?.isOpen ? 'new' : 'cancelled');
  const cards = own(facts.cards);
  for (const card of cards)
    equal(`gift card ${card.id}`, card.blockedFor, lineOf(card.position)?.cardBlock ?? null);
  for (const [position, pieces] of Map.groupBy(cards, (card) => card.position))
    equal(
      'gift cards reduced by',
      sum(pieces.map(({ reduced }) => reduced)),
      lineOf(position)?.cardReduction,
    );
  const bought = lines.filter(({ taxKind }) => taxKind === 'voucher');
  const isIssued = !isIdle(facts, order) && order.intent === 'Standard';
  equal('gift cards', cards.length, isIssued ? sum(bought.map(({ quantity }) => quantity)) : 0);
  const count = (key: string) => facts.mails.filter((mail) => mail.key === key).length;
  const isPresent = Boolean(order.gift?.email);
  equal('mails of a present', count(`gift:${order.id}`), isIssued && isPresent ? 1 : 0);
  equal('mails of codes', count(`gift-cards:${order.id}`), cards.length > 0 && !isPresent ? 1 : 0);
}
