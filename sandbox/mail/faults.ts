/**
 * What the local mail server does wrong, for tests and for trying things out. `refuse`: the recipient is not taken (550). `greylist`:
 * not now (451). `hang`: no answer. `drop`: the mail is taken, and the line is cut before that is said.
 */
export const FAULTS = ['refuse', 'greylist', 'hang', 'drop'] as const;
export type Fault = (typeof FAULTS)[number];

/** How many of the next mails go wrong, and how. */
export type FaultPlan = {
  /** The fault of the next mail, which is counted down by asking. */
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
