/**
 * Faults of the local mail server, for automated and manual tests. `refuse`: rejects the recipient (550).
 * `greylist`: rejects it for now (451). `hang`: no response. `drop`: accepts the mail, but closes the
 * connection before it confirms this.
 */
export const FAULTS = ['refuse', 'greylist', 'hang', 'drop'] as const;
export type Fault = (typeof FAULTS)[number];

/** How many of the next mails fail, and how. */
export type FaultPlan = {
  /** The fault of the next mail. Each call counts it down. */
  next(): Fault | undefined;
  set(fault: Fault | undefined, times?: number): void;
  current(): { fault: Fault; left: number } | undefined;
};

export function faultPlan(): FaultPlan {
  let plan: { fault: Fault; left: number } | undefined;
  return {
    next: () => {
      if (!plan) return undefined;
      const { fault } = plan;
      plan.left -= 1;
      if (plan.left <= 0) plan = undefined;
      return fault;
    },
    set: (fault, times = Number.POSITIVE_INFINITY) => {
      plan = fault && times > 0 ? { fault, left: times } : undefined;
    },
    current: () => plan,
  };
}
