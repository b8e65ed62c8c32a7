import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';

/** What a run has done. */
export type Reconciled = {
  /** Orders that nobody had told of. */
  recorded: number;
  /** Payments that could not be brought to where the provider is. */
  failed: number;
  /** False when the time ran out before all were looked at: the next run goes on. */
  isWhole: boolean;
};

export type Run = {
  db: Database;
  stripe: Stripe;
  now: Date;
  hasTime: () => boolean;
  done: Reconciled;
  /** How far back a first run looks. */
  from: Date;
  /** Waits until the provider may be asked for one more thing. */
  pace: () => Promise<void>;
};
