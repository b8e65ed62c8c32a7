import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second, as Linux counts the times of processes on every machine it runs on. */
const TICKS = 100;
/** ms between two looks. A process loses what it does after the last look at it. */
const PAUSE = 250;

/** Where the fields stand after a process's name: its parent, its own user and system time, and that of children it waited for. */
const [PARENT, OWN, CHILDREN] = [1, 11, 13];

/**
 * Watches what this process and all its descendants cost until it is asked. A browser's processes are waited for by nobody, so that
 * no system call knows what they took: they are looked at while they live.
 * @returns a function that ends the watch and returns processor seconds, user and system; undefined where the system does not say.
 */
export function watchProcessorTime(): () => number | undefined {
  const before = statOf('self');
  if (!before) return () => undefined;
  const first = times(before, OWN) + times(before, CHILDREN);
  const own = times(before, OWN);
  const seen = new Map<string, number>();
  const look = () => {
    for (const [id, ticks] of descendants()) seen.set(id, ticks);
  };
  const watch = setInterval(look, PAUSE);
  look();
  return () => {
    clearInterval(watch);
    look();
    const after = statOf('self');
    if (!after) return undefined;
    const waitedFor = times(after, OWN) + times(after, CHILDREN) - first;
    const watched = [...seen.values()].reduce((sum, ticks) => sum + ticks, times(after, OWN) - own);
    return Math.max(waitedFor, watched) / TICKS;
  };
}

/** `4 min 10 s, 7.2 processor minutes`, from seconds. */
export function describeCost(elapsed: number, processor: number | undefined): string {
  const seconds = Math.round(elapsed);
  const time = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return processor === undefined ? time : `${time}, ${(processor / 60).toFixed(1)} processor minutes`;
}

/** The ticks that each living descendant has taken itself, by its number. */
function descendants(): Map<string, number> {
  const all = readdirSync('/proc')
    .filter((name) => /^\d/.test(name))
    .flatMap((id) => {
      const stat = statOf(id);
      return stat ? [{ id, stat, parent: String(stat[PARENT]) }] : [];
    });
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const found = new Map<string, number>();
  const walk = (parent: string) => {
    for (const { id, stat } of byParent.get(parent) ?? []) {
      found.set(id, times(stat, OWN));
      walk(id);
    }
  };
  walk(String(process.pid));
  return found;
}

/** The fields of a process after its name; undefined when it is gone or the system is another. */
function statOf(id: string): number[] | undefined {
  try {
    // The name stands in parentheses and may hold anything.
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** User and system time, which stand side by side. */
function times(stat: readonly number[], at: number): number {
  return (stat[at] ?? 0) + (stat[at + 1] ?? 0);
}
