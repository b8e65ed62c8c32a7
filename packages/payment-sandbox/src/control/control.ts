import type { CallFaults } from '../api/faults.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger/sums.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { WebhookFaults } from '../webhooks/faults.ts';
import type { Actions } from './actions.ts';

/** Controls the provider for tests, in this process or at `/_control`. */
export type Control = {
  /** Actions of banks, cardholders, shoppers, and a merchant in the Dashboard. */
  actions: Actions;
  /** Faults of API calls. */
  faults: CallFaults;
  /** Faults of webhooks, and pausing them. */
  webhooks: Omit<Deliveries, 'deliver' | 'takeUp' | 'stop'> & { faults: WebhookFaults };
  rateLimit: RateLimit;
  clock: Clock;
  /** Actual money movements, in total or for one session. */
  ledger(only?: { session?: string | undefined }): Ledger;
};
