import { sum } from '../money.ts';
import { type GivenBack, type PaidParts, refundedByLine } from './refunds.ts';

/** Why the payment for a bought gift card keeps it from being spent. */
export type CardBlock = 'disputed' | 'refunded' | 'refund_under_way' | 'fraud_warning' | 'held';

/** All that an order's goods depend on. Amounts in minor units of the order's currency. */
export type OrderMoney = {
  /** False for a pledge, which buys nothing yet. */
  isSale: boolean;
  total: number;
  /** What was paid for each line, its tax and the shipping, and which lines are gift cards. */
  parts: PaidParts;
  /** A person has to look at it first, and has not released it. */
  isHeld: boolean;
  /** The bank has warned of fraud, and no person has released the order since. */
  isWarned: boolean;
  /** The most pressing state of its disputes. */
  dispute: 'open' | 'lost' | 'won' | null;
  /** Refunds that were not turned down. `isFinal`: the bank will not send it back any more. */
  refunds: readonly (GivenBack & { isFinal: boolean })[];
  /** What banks have taken back for good. */
  lostToBanks: readonly number[];
  /** The positions of lines whose refund was asked for and is not decided. */
  underWay: ReadonlySet<number>;
};

/** What one line of an order is worth now. */
export type LineOwed = {
  /** What of its price was given back, in minor units. Commissions and pledges lose the same share. */
  back: number;
  /** Its price is in the store's hands: not all given back, and not taken back by a bank. */
  isPaidFor: boolean;
  /** Its files may be downloaded, and it may be made on demand. */
  isOpen: boolean;
  /** Why its gift cards cannot be spent; null where they can, or where it is none. */
  cardBlock: CardBlock | null;
  /** By how much its gift cards are worth less, all pieces together, in minor units. */
  cardReduction: number;
};

export type GoodsOwed = {
  /** In the order of their positions. */
  lines: readonly LineOwed[];
  /** Places of limited rewards stay taken. */
  keepsPlaces: boolean;
  /** Whether mails that bring goods or ask about them (presents, codes, links, reviews) may be sent. */
  mail: 'now' | 'later' | 'never';
};

/**
 * What an order's goods are worth, decided from the state of its money and from nothing else: the same whatever happened first and
 * however often it was told of.
 *
 * A dispute that is open or lost closes everything. A hold or a warning of fraud closes everything until a person releases the order.
 * A line is closed once all of its price was given back. A refund that names a gift card blocks it; one that names no line
 * comes out of the other goods first, and lowers what gift cards are worth by the rest.
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

/** One piece of a line of gift cards, in minor units: its value, what it is reduced by, and what is left of it to spend. */
export type CardPiece = { value: number; reduced: number; left: number };

/**
 * By how much each of a line's cards is reduced, so that it is `target` in all: what is left to spend goes first, so that no more is
 * lost than has been spent; what was reduced before stays where it is.
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
