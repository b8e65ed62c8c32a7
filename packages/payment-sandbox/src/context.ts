import type { Clock } from './clock.ts';
import type { Account } from './money/account.ts';
import type { StateFile } from './state/file.ts';
import type { Tables } from './state/tables.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** The shared state of the provider. */
export type Context = {
  clock: Clock;
  tables: Tables;
  state: StateFile;
  deliveries: Deliveries;
  timer: SessionTimer;
  log: (line: string) => void;
  /** The provider's URL, `http://localhost:PORT`. */
  url: string;
  /** The account's name on payment pages, if a session names none. */
  businessName: string;
  account: Account;
};

/** The API call that caused a change. Both fields are null for a change on the payment page. */
export type Cause = { id: string | null; idempotency_key: string | null };

export type SessionTimer = {
  /** Sets the timer to this time in ms, if it is earlier. */
  arm(at: number): void;
  stop(): void;
};
