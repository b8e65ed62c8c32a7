import type { Money } from '../../lib/money.ts';
import type { FundingEntry } from '../../schemas/funding.ts';
import type { Category, Price, ProductCreator } from '../catalogue/types.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * `upcoming`: not yet begun. `running`, `ending` (its last 72 hours) and `funded` (goal reached, still open) can be backed.
 * `successful` and `failed`: over.
 */
export const FUNDING_STATES = ['upcoming', 'running', 'ending', 'funded', 'successful', 'failed'] as const;
export type FundingState = (typeof FUNDING_STATES)[number];

export type Reward = {
  _id: string;
  title: string;
  text: string;
  prices: Price[];
  /** How many there are; absent when there is no end of them. */
  limit?: number;
  takenBefore: number;
  given: FundingEntry['rewards'][number]['given'];
  expectedAt: string;
};

/** `min` and `max` in minor units of the region's currency. */
export type FreeAmount = { region: RegionCode; min: number; max: number };

/** A funding as pages show it and functions judge it. What has come in since is the database's to say. */
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
  rates: FundingEntry['rates'];
  startsAt: string;
  endsAt: string;
  /** In the goal's minor units. */
  before: { raised: number; backers: number };
  rewards: Reward[];
  freeAmounts: FreeAmount[];
};

/** What has come in: `raised` in minor units of the goal's currency. */
export type Totals = { raised: number; backers: number };
