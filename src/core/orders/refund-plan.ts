import { isAmount, proportionOf, sum } from '../money.ts';
import { type PaidParts, partsLeft, type RefundAmounts } from './refunds.ts';

/**
 * The facts that a refund is planned from, in minor units.
 * - `gone`: refunds made, pending requests, and amounts that cannot be refunded.
 * - `unspent`: the balance of bought gift cards by position of their line. Lines whose cards do not exist yet
 *   are left out.
 * - `ways`: what can still be refunded through Stripe and to the gift card that paid. With `gone` it adds up
 *   to what was paid.
 */
export type RefundFacts = {
  paid: PaidParts;
  gone: readonly RefundAmounts[];
  unspent: ReadonlyMap<number, number>;
  /** How many pieces each line has. Needed for refunds of some of them. */
  quantities?: readonly number[];
  ways: { provider: number; giftCard: number };
};

/**
 * What to refund: an amount in minor units, or lines by position and the shipping, or, when empty,
 * everything left.
 */
export type RefundRequest = {
  amount?: number | undefined;
  lines?: readonly number[] | undefined;
  /** How many pieces of some of `lines`, by position. All that is left of a line when missing. */
  pieces?: ReadonlyMap<number, number> | undefined;
  shipping?: boolean | undefined;
};

type PlannedLine = { position: number; amount: number; tax: number };
/**
 * The parts of a refund. Without lines and shipping it is for the whole order. Amounts in minor units;
 * `shipping` includes its tax.
 */
export type PlannedParts = { amount: number; lines: PlannedLine[]; shipping: number };
export type RefundPlan = PlannedParts & { provider: number; giftCard: number };

/** Why a refund cannot be planned. `line` is a position; `most` is the maximum, in minor units. */
export type RefundProblem =
  | { problem: 'amount_and_lines' | 'wrong_amount' | 'nothing_left' | 'only_gift_cards' | 'card_spent' }
  | { problem: 'shipping_refunded' }
  | { problem: 'too_much'; most: number }
  | { problem: 'wrong_pieces'; line: number; most: number }
  | { problem: 'no_line' | 'line_twice' | 'line_refunded' | 'line_card_spent'; line: number };

/**
 * Plans a refund, up to what is left of each line, of the order and of each payment method. Lines include
 * their added tax. An amount without lines is taken from everything but bought gift cards. Stripe's part is
 * refunded first.
 */
export function planRefund(facts: RefundFacts, request: RefundRequest): RefundPlan | RefundProblem {
  const { amount, lines, shipping } = request;
  const isParts = lines !== undefined || shipping === true;
  if (amount !== undefined && isParts) return { problem: 'amount_and_lines' };
  if (amount !== undefined) return planAmount(facts, amount);
  const left = refundable(facts);
  if (!isParts) {
    const planned = partsOf(left.lines.filter(hasAmount), left.shipping);
    if (planned.amount > 0) return withWays(facts, planned);
    return { problem: sum(partsLeft(facts.paid, facts.gone).lines) > 0 ? 'card_spent' : 'nothing_left' };
  }
  const chosen: PlannedLine[] = [];
  for (const line of lines ?? []) {
    const found = left.lines[line];
    if (!found) return { problem: 'no_line', line };
    if (chosen.some(({ position }) => position === line)) return { problem: 'line_twice', line };
    if (!hasAmount(found)) return { problem: found.isSpent ? 'line_card_spent' : 'line_refunded', line };
    const part = planPieces(facts, found, request.pieces?.get(line));
    if ('problem' in part) return part;
    chosen.push(part);
  }
  if (shipping && left.shipping === 0) return { problem: 'shipping_refunded' };
  const planned = partsOf(chosen, shipping ? left.shipping : 0);
  return planned.amount > 0 ? withWays(facts, planned) : { problem: 'nothing_left' };
}

/**
 * A line's part for some of its pieces: their share of the price, and what rounding left for the last of
 * them. Pieces of gift cards are not counted, because each is spent on its own.
 */
function planPieces(
  { paid, quantities }: RefundFacts,
  line: PlannedLine,
  pieces: number | undefined,
): PlannedLine | RefundProblem {
  const { position } = line;
  const quantity = quantities?.[position] ?? 1;
  if (pieces === undefined || (pieces === quantity && quantity === 1)) return line;
  const price = paid.lines[position] ?? 0;
  const given = price === 0 ? 0 : Math.round(((price - line.amount) * quantity) / price);
  const most = paid.giftCards[position] ? 0 : Math.max(1, quantity - given);
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > most)
    return { problem: 'wrong_pieces', line: position, most };
  const amount = Math.min(line.amount, proportionOf(price, pieces, quantity));
  // The last pieces have the few cents that rounding left, but not what belongs to pieces that are kept.
  if (pieces === most && line.amount - amount < quantity) return line;
  return {
    position,
    amount,
    tax: Math.min(line.tax, proportionOf(paid.taxes[position] ?? 0, pieces, quantity)),
  };
}

type LineLeft = PlannedLine & { isSpent: boolean };
const hasAmount = ({ amount, tax }: PlannedLine) => amount + tax > 0;

/** What can still be refunded of each line, with its tax, and of the shipping. */
export function refundable({ paid, gone, unspent }: RefundFacts): { lines: LineLeft[]; shipping: number } {
  const left = partsLeft(paid, gone);
  const lines = left.lines.map((price, position) => {
    const [tax, onCards] = [left.taxes[position] ?? 0, unspent.get(position)];
    if (onCards === undefined) return { position, amount: price, tax, isSpent: false };
    const given = (paid.lines[position] ?? 0) - price;
    const amount = Math.min(price, Math.max(0, onCards - given));
    return { position, amount, tax: proportionOf(tax, amount, price), isSpent: amount < price };
  });
  return { lines, shipping: left.shipping };
}

/** The share of each part in a plan, also for a plan without lines. Amounts in minor units. */
export function partsOfPlan({ paid, gone }: RefundFacts, plan: RefundPlan): PlannedParts {
  const [before, after] = [partsLeft(paid, gone), partsLeft(paid, [...gone, plan])];
  const lines = before.lines.map((amount, position) => ({
    position,
    amount: amount - (after.lines[position] ?? 0),
    tax: (before.taxes[position] ?? 0) - (after.taxes[position] ?? 0),
  }));
  return { amount: plan.amount, lines: lines.filter(hasAmount), shipping: before.shipping - after.shipping };
}

/** Splits a plan's parts into those refunded by Stripe and those refunded to the gift card that paid. */
export function splitByWay({ lines, shipping, provider, giftCard }: Omit<RefundPlan, 'amount'>): {
  provider: PlannedParts;
  giftCard: PlannedParts;
} {
  const [first, second]: [PlannedLine[], PlannedLine[]] = [[], []];
  const isAtLarge = lines.length === 0 && shipping === 0;
  let left = isAtLarge ? 0 : provider;
  const take = (amount: number) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return taken;
  };
  for (const { position, amount, tax } of lines) {
    const now = { position, amount: take(amount), tax: take(tax) };
    const later = { position, amount: amount - now.amount, tax: tax - now.tax };
    if (hasAmount(now)) first.push(now);
    if (hasAmount(later)) second.push(later);
  }
  const shipped = take(shipping);
  return {
    provider: { amount: provider, lines: first, shipping: shipped },
    giftCard: { amount: giftCard, lines: second, shipping: shipping - shipped },
  };
}

function planAmount(facts: RefundFacts, amount: number): RefundPlan | RefundProblem {
  if (!isAmount(amount) || amount === 0) return { problem: 'wrong_amount' };
  const { lines, taxes, shipping } = partsLeft(facts.paid, facts.gone);
  const others = lines.map((price, at) => (facts.paid.giftCards[at] ? 0 : price + (taxes[at] ?? 0)));
  const most = sum([...others, shipping]);
  if (amount <= most) return withWays(facts, { amount, lines: [], shipping: 0 });
  if (most > 0) return { problem: 'too_much', most };
  return { problem: sum(lines) > 0 ? 'only_gift_cards' : 'nothing_left' };
}

function partsOf(lines: readonly PlannedLine[], shipping: number): PlannedParts {
  const planned = lines.map(({ position, amount, tax }) => ({ position, amount, tax }));
  return {
    amount: sum([...planned.flatMap((line) => [line.amount, line.tax]), shipping]),
    lines: planned,
    shipping,
  };
}

function withWays({ ways }: RefundFacts, parts: PlannedParts): RefundPlan {
  const provider = Math.min(parts.amount, ways.provider);
  return { ...parts, provider, giftCard: parts.amount - provider };
}
