import type { CurrencyCode } from '#src/core/currencies.ts';
import { decimalOf, sum } from '#src/core/money.ts';
import type { RefundProblem } from '#src/core/orders/refund-plan.ts';
import { type OrderCommandCode, OrderCommandError } from '../order-command-error.ts';
import type { RefundableOrder } from './refundable-order.ts';

/** The error for a refund that is not possible, with one sentence for the operator. */
export function refundError(refundable: RefundableOrder, found: RefundProblem): OrderCommandError {
  const [code, sentence] = wordsFor(refundable, found);
  return new OrderCommandError(sentence, code);
}

function wordsFor(refundable: RefundableOrder, found: RefundProblem): [OrderCommandCode, string] {
  const { order, lines, underWay } = refundable;
  const { id } = order;
  const money = (amount: number) =>
    `${decimalOf({ amount, currency: order.currency as CurrencyCode })} ${order.currency}`;
  const number = 'line' in found ? found.line + 1 : 0;
  switch (found.problem) {
    case 'amount_and_lines':
      return ['wrong_amount', 'Use either an amount, or lines and shipping.'];
    case 'wrong_amount':
      return ['wrong_amount', 'The amount of a refund is a whole number of minor units, at least 1.'];
    case 'no_line':
      return ['no_line', `${id} has no line ${number}: it has ${lines.length}.`];
    case 'line_twice':
      return ['no_line', `Line ${number} is named twice.`];
    case 'wrong_pieces':
      return [
        'wrong_amount',
        found.most === 0
          ? `Line ${number} is a gift card, which is refunded whole.`
          : `Of line ${number}, 1 to ${found.most} can be refunded.`,
      ];
    case 'too_much':
      return ['too_much', `At most ${money(found.most)} of ${id} can be refunded this way.`];
    case 'only_gift_cards':
      return ['too_much', `The rest of ${id} was paid for gift cards. Name their lines.`];
    case 'card_spent':
      return [
        'gift_card_spent',
        `Nothing is left of ${id} to refund: the spent part of a gift card cannot be refunded.`,
      ];
    case 'line_card_spent':
      return [
        'gift_card_spent',
        `Line ${number} cannot be refunded: the spent part of a gift card cannot be refunded.`,
      ];
    default: {
      const what =
        found.problem === 'line_refunded'
          ? `line ${number} of ${id}`
          : found.problem === 'shipping_refunded'
            ? `the shipping of ${id}`
            : id;
      if (refundable.isDisputed)
        return [
          'disputed',
          `Nothing of ${what} can be refunded: the payment is disputed, and the buyer's bank has the money.`,
        ];
      const pending = sum(underWay.map(({ amount }) => amount));
      return pending > 0
        ? [
            'refund_under_way',
            `Nothing is left of ${what}: a refund of ${money(pending)} is pending (request ${underWay[0]?.id}).`,
          ]
        : ['already_refunded', `All of ${what} is already refunded.`];
    }
  }
}
