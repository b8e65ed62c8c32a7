import type { PledgeRequest } from '#src/contracts/checkout.ts';
import { countsFor, isOpen, rewardAmount, stateAt } from '#src/core/fundings/progress.ts';
import type { Funding, Reward } from '#src/core/fundings/types.ts';
import { formatMoney } from '#src/core/money.ts';
import type { TaxKind } from '#src/core/products/tax-kind.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import * as pledgeWords from '#src/words/en/pledges.ts';
import { fill } from '#src/words/fill.ts';
import { findFunding } from '../catalogue/snapshot.ts';
import { rewardLimits } from '../fundings/reward-limits.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { customizationProblem } from './customization-problem.ts';
import { type PricedBasket, regionProblem, usablePayoutCode } from './price-basket.ts';
import type { PricedLine } from './price-line.ts';

/** The line's format for a pledge without a reward. */
const FREE = { id: 'free-amount', name: pledgeWords.withoutReward };

/** The tax kind of a reward whose editor has set none: the standard rate for its kind of delivery. */
const KINDS_GIVEN: Readonly<Record<Reward['given'], TaxKind>> = {
  shipped: 'goods',
  digital: 'digital',
  'in-person': 'service',
};

type Priced = { line: PricedLine; reward?: Reward };

/**
 * Prices a pledge from the build's catalogue, or returns the problem. A reward costs its price in the region;
 * a free amount must be within the funding's limits there. Whether a limited reward is sold out is checked in
 * the database, not here.
 */
export function pricePledge(request: PledgeRequest, { now }: { now: Date }): PricedBasket | Problem {
  const region = regionOf(request.storeRegion);
  const wrongRegion = regionProblem(request, region);
  if (wrongRegion) return wrongRegion;
  const funding = findFunding(request.pledge.fundingId);
  if (!funding) return problem('unknown_funding', pledgeWords.unknownFunding, { field: 'pledge.fundingId' });
  const closed = refuseClosed(funding, now);
  if (closed) return closed;
  const priced =
    request.pledge.rewardId === undefined
      ? free(request, funding, region)
      : withReward(request, funding, region);
  if (isProblem(priced)) return priced;
  const payoutCode = request.payoutCode === undefined ? undefined : usablePayoutCode(request.payoutCode);
  if (isProblem(payoutCode)) return payoutCode;
  const { line, reward } = priced;
  const wrongWords = customizationProblem(
    fill(pledgeWords.reward, { reward: line.formatName }),
    reward?.customization,
    request.pledge.customizationQuery,
    'pledge.customizationQuery',
  );
  if (wrongWords) return wrongWords;
  const amount = line.unitAmount;
  return {
    region,
    lines: [line],
    subtotal: amount,
    discount: 0,
    shipping: 0,
    total: amount,
    lineDiscounts: [0],
    intent: 'Funding',
    pledges: [
      {
        fundingId: funding._id,
        rewardId: reward?._id ?? null,
        amount,
        goalAmount: countsFor(amount, region.currency, funding),
        line: 0,
      },
    ],
    limits: rewardLimits(funding._id, reward),
    ...(payoutCode && { payoutCode }),
  };
}

function refuseClosed(funding: Funding, now: Date): Problem | undefined {
  // Only dates matter here: reaching the goal does not close a funding.
  const state = stateAt(funding, 0, now);
  if (isOpen(state)) return undefined;
  return state === 'upcoming'
    ? problem('not_open_yet', fill(pledgeWords.tooEarly, { funding: funding.title }), {
        field: 'pledge.fundingId',
      })
    : problem('funding_over', fill(pledgeWords.over, { funding: funding.title }), {
        field: 'pledge.fundingId',
      });
}

function withReward({ pledge }: PledgeRequest, funding: Funding, region: Region): Priced | Problem {
  const reward = funding.rewards.find(({ _id }) => _id === pledge.rewardId);
  if (!reward)
    return problem('unknown_reward', fill(pledgeWords.unknownReward, { funding: funding.title }), {
      field: 'pledge.rewardId',
    });
  const amount = rewardAmount(reward, region.code);
  if (amount === undefined)
    return problem('not_sold_here', fill(pledgeWords.notOfferedHere, { reward: reward.title }), {
      field: 'pledge.rewardId',
    });
  const { given, taxKind = KINDS_GIVEN[given] } = reward;
  const words = pledge.customizationQuery || undefined;
  return {
    reward,
    line: lineOf(funding, {
      formatId: reward._id,
      formatName: reward.title,
      amount,
      isShipped: given === 'shipped',
      taxKind,
      ...(words && { customization: words }),
    }),
  };
}

function free({ pledge }: PledgeRequest, funding: Funding, region: Region): Priced | Problem {
  const range = funding.freeAmounts.find((one) => one.region === region.code);
  if (!range)
    return problem('not_sold_here', pledgeWords.noOwnAmount, {
      field: 'pledge.amount',
    });
  const { amount = 0 } = pledge;
  if (amount < range.min || amount > range.max) {
    const money = (sum: number) => formatMoney({ amount: sum, currency: region.currency }, region.locale);
    return problem(
      'amount_out_of_range',
      fill(pledgeWords.amountOutOfRange, { least: money(range.min), most: money(range.max) }),
      {
        field: 'pledge.amount',
      },
    );
  }
  return {
    line: lineOf(funding, {
      formatId: FREE.id,
      formatName: FREE.name,
      amount,
      isShipped: false,
      taxKind: 'gift',
    }),
  };
}

type Given = Pick<PricedLine, 'formatId' | 'formatName' | 'isShipped' | 'taxKind' | 'customization'> & {
  amount: number;
};

function lineOf(funding: Funding, { amount, ...given }: Given): PricedLine {
  return {
    productId: funding._id,
    name: funding.title,
    quantity: 1,
    unitAmount: amount,
    stockItems: [],
    ...given,
  };
}
