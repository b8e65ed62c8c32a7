import type { CurrencyCode } from '../currencies.ts';
import type { Money } from '../money.ts';
import type { TaxKind } from '../products/tax-kind.ts';
import type { Category, Customization, Price, ProductCreator } from '../products/types.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * - `upcoming`: not started.
 * - `running`, `ending` (its last 72 hours) and `funded` (goal reached, still open): can be backed.
 * - `counting`: over and below its goal, but bank payments are still processing.
 * - `successful` and `failed`: over.
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

/** How a reward reaches its backer. Shipping is included in the price. */
export const REWARD_WAYS = ['shipped', 'digital', 'in-person'] as const;

export type Reward = {
  _id: string;
  title: string;
  text: string;
  prices: Price[];
  /** How many are available. Absent when unlimited. */
  limit?: number;
  takenBefore: number;
  given: (typeof REWARD_WAYS)[number];
  /** Its tax kind, when `given` does not decide it. */
  taxKind?: TaxKind | undefined;
  expectedAt: string;
  /** The personalisation that the reward includes. */
  customization?: Customization | undefined;
};

/** `min` and `max` in minor units of the region's currency. */
type FreeAmount = { region: RegionCode; min: number; max: number };

/** A funding as pages show it and functions check it. Its current totals are in the database. */
export type Funding = {
  _id: string;
  title: string;
  summary: string;
  creator: ProductCreator;
  categories: Category[];
  categoryIds: string[];
  /** The id of the funded product, if the store sells it. */
  product?: string;
  goal: Money;
  /** Exchange rates: the value of one unit of each other currency in the goal's currency. */
  rates: Partial<Record<CurrencyCode, number>>;
  startsAt: string;
  endsAt: string;
  /** In the goal's minor units. */
  before: { raised: number; backers: number };
  rewards: Reward[];
  freeAmounts: FreeAmount[];
};

/** The current totals. `raised` is in minor units of the goal's currency. */
export type Totals = { raised: number; backers: number };
