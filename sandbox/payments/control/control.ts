import type { CallFaults } from '../api/faults.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger/sums.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { WebhookFaults } from '../webhooks/faults.ts';
import type { Actions } from './actions.ts';

/** Everything that can be made to happen to the provider, in this process or at `/_control`. */
export type Control = {
  /** What banks, card owners, a merchant at the Dashboard and shoppers would do. */
  actions: Actions;
  /** What goes wrong with API calls. */
  faults: CallFaults;
  /** What goes wrong with webhooks, and holding them back. */
  webhooks: Omit<Deliveries, 'deliver' | 'takeUp' | 'stop'> & { faults: WebhookFaults };
  rateLimit: RateLimit;
  clock: Clock;
  /** Which money really moved, in all or for one session. */
  ledger(only?: { session?: string | undefined }): Ledger;
};
