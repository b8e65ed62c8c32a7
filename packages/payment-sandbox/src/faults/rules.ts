/** A fault rule that applies to some of the matching calls or events. */
export type Rule = {
  /** How many it applies to; default: all. */
  times?: number | undefined;
  /** Share of the matching ones that it applies to, 0 to 1; default 1. */
  share?: number | undefined;
};

export type Active<R extends Rule> = R & {
  id: string;
  /** How many it has applied to so far. */
  met: number;
};

export type Rules<R extends Rule> = {
  /** @returns the rule's id */
  add(rule: R): string;
  remove(id: string): boolean;
  clear(): void;
  all(): readonly Active<R>[];
  /** Returns the first rule that applies now, if any, and counts the use. */
  meet(isMeant: (rule: R) => boolean): Active<R> | undefined;
};

/**
 * Rules in the order of their creation. A rule is removed after `times` uses.
 * `random` returns 0 to below 1.
 */
export function createRules<R extends Rule>(random: () => number): Rules<R> {
  let rules: Active<R>[] = [];
  let count = 0;
  return {
    add(rule) {
      count += 1;
      const id = `fault_${count}`;
      rules.push({ ...rule, id, met: 0 });
      return id;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    all: () => rules,
    meet(isMeant) {
      const rule = rules.find((one) => isMeant(one) && (one.share === undefined || random() < one.share));
      if (!rule) return undefined;
      rule.met += 1;
      if (rule.times !== undefined && rule.met >= rule.times) rules = rules.filter((one) => one !== rule);
      return rule;
    },
  };
}

/** Whether a name matches a pattern: `sessions.create`, `sessions.*` or `*`. */
export function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
