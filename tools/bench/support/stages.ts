import type { Step } from './child.ts';
import { median, ms } from './numbers.ts';

/**
 * The medians of what requests of one kind waited for, step by step, and of the store's own work before,
 * between and after.
 */
export function stages(requests: readonly (readonly Step[])[]) {
  const [first = []] = requests;
  const whole = median(requests.map((steps) => steps.at(-1)!.to));
  const waits = first.slice(0, -1).map(({ what }, at) => {
    const times = requests.map((steps) => steps[at]!);
    return {
      stage: what,
      'begins at': ms(median(times.map(({ from }) => from))),
      takes: ms(median(times.map(({ from, to }) => to - from))),
    };
  });
  const own = median(requests.map(ownWork));
  const count = (kind: string) => waits.filter(({ stage }) => stage.startsWith(kind)).length;
  return {
    statements: count('statement'),
    calls: count('call'),
    rows: [
      ...waits,
      { stage: 'the store’s own work', 'begins at': '', takes: ms(own) },
      { stage: 'the whole request', 'begins at': '', takes: ms(whole) },
    ],
  };
}

/** The time in which a request did not wait. */
function ownWork(steps: readonly Step[]): number {
  const waits = steps.slice(0, -1).toSorted((a, b) => a.from - b.from);
  let [waited, until] = [0, 0];
  for (const { from, to } of waits) {
    waited += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return steps.at(-1)!.to - waited;
}
