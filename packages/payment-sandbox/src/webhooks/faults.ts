import { type Active, createRules, fits, type Rule, type Rules } from '../faults/rules.ts';

/** A fault in the delivery of an event. */
type WebhookFault = Rule & {
  /** Event types that it applies to: `checkout.session.completed`, `refund.*`, `*`. */
  type: string;
  /**
   * `duplicate`: sent twice. `twin`: sent again as another event with the same content. `delay`: sent
   * later. `drop`: never sent, but readable through the API. `corrupt`: the first attempt has a wrong
   * signature. `stale`: the first attempt is signed with an old time.
   */
  kind: 'duplicate' | 'twin' | 'delay' | 'drop' | 'corrupt' | 'stale';
  /** Delay of `delay`, in ms of the provider's clock. */
  ms?: number | undefined;
};

export type WebhookFaults = Rules<WebhookFault> & {
  next(type: string): Active<WebhookFault> | undefined;
};

export function createWebhookFaults(random: () => number): WebhookFaults {
  const rules = createRules<WebhookFault>(random);
  return { ...rules, next: (type) => rules.meet((rule) => fits(rule.type, type)) };
}

/** The age of a `stale` signature, in seconds. The SDK accepts up to 300. */
export const STALE_BY = 3600;
