/** The sandbox in your own process: `startPayments` to serve it, `startProvider` to control it in tests. */
export type { CallFault } from './api/faults.ts';
export type { RecordedRequest } from './api/recorder.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Payment } from './control/pay.ts';
export { ApiError } from './http/errors.ts';
export { type ManualClock, manualClock } from './manual-clock.ts';
export { type Account, BRITISH_ACCOUNT } from './money/account.ts';
export { type Provider, type ProviderOptions, startProvider } from './provider.ts';
export { type Payments, startPayments } from './server.ts';
export { signature } from './webhooks/sign.ts';
export type { Webhook, WebhookSender } from './webhooks/webhook-sender.ts';
