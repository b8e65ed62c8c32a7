import { type Active, createRules, fits, type Rule, type Rules } from '../faults/rules.ts';

/** What goes wrong with an event on its way to an endpoint. */
export type WebhookFault = Rule & {
  /** Types it can meet: `checkout.session.completed`, `refund.*`, `*`. */
  type: string;
  /**
   * `duplicate`: sent twice. `twin`: sent a second time as another event about the same thing. `delay`: sent later.
   * `drop`: never sent, though it can be read. `corrupt`: signed wrongly at first. `stale`: signed at first with a time long past.
   */
  kind: 'duplicate' | 'twin' | 'delay' | 'drop' | 'corrupt' | 'stale';
  /** Of `delay`: ms of the provider's clock. */
  ms?: number | undefined;
};

export type WebhookFaults = Rules<WebhookFault> & {
  next(type: string): Active<WebhookFault> | undefined;
};

export function createWebhookFaults(random: () => number): WebhookFaults {
  const rules = createRules<WebhookFault>(random);
  return { ...rules, next: (type) => rules.meet((rule) => fits(rule.type, type)) };
}

/** How old the time of a `stale` signature is, in seconds; the SDK takes 300. */
export const STALE_BY = 3600;
