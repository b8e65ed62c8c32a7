import type { CurrencyCode, Money } from '../money.ts';
import type { TaxKind } from '../products/tax-kind.ts';
import type { Category, Customization, Price, ProductCreator } from '../products/types.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * `upcoming`: not yet begun. `running`, `ending` (its last 72 hours) and `funded` (goal reached, still open) can be backed.
 * `counting`: over, and short of its goal unless what is still on its way from banks comes in. `successful` and `failed`: over.
 */
export const FUNDING_STATES = [
  'upcoming',
  'running',
  'ending',
  'funded',
  'counting',
  'successful',
  'failed',
] as const;
export type FundingState = (typeof FUNDING_STATES)[number];

/** How a reward reaches its backer. What is shipped costs nothing more: the shipping is in its price. */
export const REWARD_WAYS = ['shipped', 'digital', 'in-person'] as const;

export type Reward = {
  _id: string;
  title: string;
  text: string;
  prices: Price[];
  /** How many there are; absent when there is no end of them. */
  limit?: number;
  takenBefore: number;
  given: (typeof REWARD_WAYS)[number];
  /** What it is to a tax office, where that says more than how it is given. */
  taxKind?: TaxKind | undefined;
  expectedAt: string;
  /** The name or the words that it promises to bear. */
  customization?: Customization | undefined;
};

/** `min` and `max` in minor units of the region's currency. */
export type FreeAmount = { region: RegionCode; min: number; max: number };

/** A funding as pages show it and functions check it. What has come in since is the database's to say. */
export type Funding = {
  _id: string;
  title: string;
  summary: string;
  creator: ProductCreator;
  categories: Category[];
  categoryIds: string[];
  /** The product that is being funded, where the store has it. */
  product?: string;
  goal: Money;
  /** What one unit of another currency counts for in the goal's. */
  rates: Partial<Record<CurrencyCode, number>>;
  startsAt: string;
  endsAt: string;
  /** In the goal's minor units. */
  before: { raised: number; backers: number };
  rewards: Reward[];
  freeAmounts: FreeAmount[];
};

/** What has come in: `raised` in minor units of the goal's currency. */
export type Totals = { raised: number; backers: number };
