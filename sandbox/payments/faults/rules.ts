/** A rule that some of what passes by meets. */
export type Rule = {
  /** How many it meets; without it, all. */
  times?: number | undefined;
  /** Share of those that could meet it, 0 to 1; default 1. */
  share?: number | undefined;
};

export type Active<R extends Rule> = R & {
  id: string;
  /** How many it has met so far. */
  met: number;
};

export type Rules<R extends Rule> = {
  /** @returns the rule's id */
  add(rule: R): string;
  remove(id: string): boolean;
  clear(): void;
  all(): readonly Active<R>[];
  /** The first rule that meets what passes by now, if one does; it has then met it. */
  meet(isMeant: (rule: R) => boolean): Active<R> | undefined;
};

/** Rules in the order in which they were added; one that has met its number is over. `random` answers 0 to below 1. */
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

/** Does a name fit `sessions.create`, `sessions.*` or `*`? */
export function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
