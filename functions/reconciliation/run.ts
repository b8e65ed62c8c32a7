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

/** So many entries of a list were read by now, up to those of a moment. */
export type Progress = { list: string; read: number; reached: Date };

export type Run = {
  db: Database;
  stripe: Stripe;
  now: Date;
  hasTime: () => boolean;
  done: Reconciled;
  /** How far back a first run looks. */
  from: Date;
  /** How many of the same kind of what still waits are asked after at most; the next run asks after the others. */
  most: number;
  /** Hears how far the run has come. */
  tell: (progress: Progress) => void;
  /** Waits until the provider may be asked for one more thing. */
  pace: () => Promise<void>;
};
