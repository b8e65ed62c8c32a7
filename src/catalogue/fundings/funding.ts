import type { Funding } from '#src/core/fundings/types.ts';
import type { Category, Entry } from '#src/core/products/types.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { CreatorEntry } from '../schemas/creator.ts';
import type { FundingEntry } from '../schemas/funding.ts';

/** Builds a funding from its content. */
export function toFunding(
  { id, data }: Entry<FundingEntry>,
  creator: Entry<CreatorEntry>,
  categories: ReadonlyMap<string, Category>,
): Funding {
  const { profile, username, name } = creator.data;
  return {
    _id: id,
    title: data.title,
    summary: data.summary,
    creator: {
      _id: creator.id,
      username,
      name,
      profile: { handle: profile.handle, colour: profile.colour },
    },
    categories: data.categories.flatMap((categoryId) => categories.get(categoryId) ?? []),
    categoryIds: data.categories,
    ...(data.product && { product: data.product }),
    goal: data.goal,
    rates: data.rates,
    startsAt: data.startsAt.toISOString(),
    endsAt: data.endsAt.toISOString(),
    before: { raised: data.before?.raised ?? 0, backers: data.before?.backers ?? 0 },
    rewards: data.rewards.map(({ id: _id, prices, limit, expectedAt, ...reward }) => ({
      _id,
      ...reward,
      ...(limit !== undefined && { limit }),
      expectedAt: expectedAt.toISOString(),
      prices: OPEN_REGIONS.flatMap((region) => {
        const amount = prices[region];
        return amount === undefined ? [] : [{ region, amount }];
      }),
    })),
    freeAmounts: OPEN_REGIONS.flatMap((region) => {
      const range = data.freeAmount[region];
      return range ? [{ region, ...range }] : [];
    }),
  };
}
