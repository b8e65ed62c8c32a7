import { sum } from '../money.ts';
import { type PaidParts, type RefundAmounts, refundedByLine } from './refunds.ts';

/** Why a bought gift card is blocked. */
export type CardBlock = 'disputed' | 'refunded' | 'refund_under_way' | 'fraud_warning' | 'held';

/**
 * The state of an order's money, which decides what the order entitles to.
 * Amounts in minor units of the order's currency.
 */
export type OrderMoney = {
  /** False for a pledge, which is not a sale yet. */
  isSale: boolean;
  total: number;
  /** What was paid per line, with tax and shipping, and which lines are gift cards. */
  parts: PaidParts;
  /** True while the order is held for review. */
  isHeld: boolean;
  /** True after a fraud warning (Stripe's early fraud warning) until a person releases the order. */
  isWarned: boolean;
  /** The most severe state of its disputes. */
  dispute: 'open' | 'lost' | 'won' | null;
  /** Refunds that have not failed. `isFinal`: the bank can no longer return the money. */
  refunds: readonly (RefundAmounts & { isFinal: boolean })[];
  /** Amounts that banks have taken permanently after lost disputes. */
  lostToBanks: readonly number[];
  /** The positions of lines with a pending refund request. */
  underWay: ReadonlySet<number>;
};

/** What the buyer is entitled to for one line. */
type LineOwed = {
  /**
   * How much of its price was refunded, in minor units. Commissions and pledges are reduced in proportion.
   */
  back: number;
  /** True when the store has its money: not fully refunded and not taken by a dispute. */
  isPaidFor: boolean;
  /** True when its files can be downloaded and it may be produced. */
  isOpen: boolean;
  /** Why its gift cards are blocked. Null when they are not, or when the line is not a gift card. */
  cardBlock: CardBlock | null;
  /** The reduction of its gift cards' value, for all pieces together, in minor units. */
  cardReduction: number;
};

export type GoodsOwed = {
  /** In order of position. */
  lines: readonly LineOwed[];
  /** True while places of limited rewards stay taken. */
  keepsPlaces: boolean;
  /** Whether mails about the goods (gifts, codes, links, review requests) may be sent. */
  mail: 'now' | 'later' | 'never';
};

/**
 * Decides what the buyer is entitled to, only from the state of the order's money. The order of events and
 * repeated events do not change the result.
 *
 * - An open or lost dispute closes all lines.
 * - A hold or a fraud warning closes all lines until a person releases the order.
 * - A line closes when its price is fully refunded.
 * - A refund of a gift card's line blocks the card.
 * - A refund without lines is taken from the other lines first. The rest lowers the value of gift cards.
 */
export function goodsOwed(money: OrderMoney): GoodsOwed {
  const { isSale, total, parts, isHeld, isWarned, dispute, refunds, lostToBanks, underWay } = money;
  const gone = [...refunds, ...lostToBanks.map((amount) => ({ amount, lines: [] }))];
  const back = refundedByLine(parts, gone);
  const isAllGone = total > 0 && sum(gone.map(({ amount }) => amount)) >= total;
  const isDisputed = dispute === 'open' || dispute === 'lost';
  const isWaiting = isHeld || isWarned;
  const named = new Set(refunds.flatMap(({ lines }) => lines.map(({ position }) => position)));
  const lines = parts.lines.map((paid, at): LineOwed => {
    const returned = back[at] ?? 0;
    const isGone = isAllGone || (paid > 0 && returned === paid);
    const isPaidFor = !isDisputed && !isGone;
    const line = { back: returned, isPaidFor, isOpen: isPaidFor && !isWaiting };
    if (!parts.giftCards[at]) return { ...line, cardBlock: null, cardReduction: 0 };
    const blocks: [CardBlock, boolean][] = [
      ['disputed', isDisputed],
      ['refunded', isGone || named.has(at)],
      ['refund_under_way', underWay.has(at)],
      ['fraud_warning', isWarned],
      ['held', isHeld],
    ];
    const [cardBlock] = blocks.find(([, isSo]) => isSo) ?? [null];
    return { ...line, cardBlock, cardReduction: named.has(at) ? 0 : returned };
  });
  const isUndecided = isWaiting || dispute === 'open' || underWay.size > 0;
  const isEmpty = isAllGone || (lines.length > 0 && lines.every(({ isPaidFor }) => !isPaidFor));
  const mayComeBack = refunds.some(({ isFinal }) => !isFinal);
  const isNever = !isSale || dispute === 'lost' || (isEmpty && !isUndecided && !mayComeBack);
  return {
    lines,
    keepsPlaces: !isAllGone,
    mail: isNever ? 'never' : isUndecided || isEmpty ? 'later' : 'now',
  };
}

/** One gift card of a line, in minor units: its value, its reduction so far, and its balance. */
export type CardPiece = { value: number; reduced: number; left: number };

/**
 * Splits a reduction among the gift cards of a line so that it adds up to `target`. Takes from unspent
 * balances first. Existing reductions stay on their cards. Returns the reduction of each card, in minor
 * units.
 */
export function shareReduction(cards: readonly CardPiece[], target: number): number[] {
  const reduced = cards.map((card) => card.reduced);
  let missing = target - sum(reduced);
  const change = (most: (card: CardPiece, at: number) => number) => {
    for (const [at, card] of cards.entries()) {
      const step = missing > 0 ? Math.min(missing, most(card, at)) : -Math.min(-missing, reduced[at] ?? 0);
      reduced[at] = (reduced[at] ?? 0) + step;
      missing -= step;
    }
  };
  change(({ left }) => Math.max(0, left));
  change(({ value }, at) => value - (reduced[at] ?? 0));
  return reduced;
}
