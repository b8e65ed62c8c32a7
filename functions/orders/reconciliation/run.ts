import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';

/** The result of a run. */
export type Reconciled = {
  /** Orders recorded, whose events were lost. */
  recorded: number;
  /** Sessions that could not be synced. */
  failed: number;
  /** False when the time ran out; the next run continues. */
  isWhole: boolean;
};

/** The progress in a list: the number of entries read, and the creation time of the newest. */
export type Progress = { list: string; read: number; reached: Date };

export type Run = {
  db: Database;
  stripe: Stripe;
  now: Date;
  hasTime: () => boolean;
  done: Reconciled;
  /** How far back the first run looks. */
  from: Date;
  /** The most pending items of each kind to check; the next run checks the others. */
  most: number;
  /** Called with the progress. */
  onProgress: (progress: Progress) => void;
  /** Waits until the next call to Stripe is allowed. */
  pace: () => Promise<void>;
};
