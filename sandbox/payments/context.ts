import type { Clock } from './clock.ts';
import type { StateFile } from './state/file.ts';
import type { Tables } from './state/tables.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** What the parts of the provider share. */
export type Context = {
  clock: Clock;
  tables: Tables;
  state: StateFile;
  deliveries: Deliveries;
  timer: SessionTimer;
  log: (line: string) => void;
  /** Own address, `http://localhost:PORT`. */
  url: string;
};

/** The API call that caused a change; a change from the shopper's page has none. */
export type Cause = { id: string | null; idempotency_key: string | null };

export type SessionTimer = {
  /** Something falls due at this time, ms. */
  arm(at: number): void;
  stop(): void;
};
