import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in the process times of Linux, the same on every machine. */
const TICKS = 100;
/** ms between two samples. The time that a process uses after its last sample is lost. */
const PAUSE = 250;

/**
 * Positions of the fields after a process's name: its parent, its own user and system time, and that of the
 * children it waited for.
 */
const [PARENT, OWN, CHILDREN] = [1, 11, 13];

/**
 * Measures the processor time of this process and all its descendants. No process waits for a browser's
 * processes, so no system call returns their time: they are sampled while they run.
 * @returns a function that stops measuring and returns user and system time in seconds; undefined if the
 * system does not report it
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

/** Formats a cost from seconds: `4 min 10 s, 7.2 processor minutes`. */
export function describeCost(elapsed: number, processor: number | undefined): string {
  const seconds = Math.round(elapsed);
  const time = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return processor === undefined ? time : `${time}, ${(processor / 60).toFixed(1)} processor minutes`;
}

/** The ticks that each running descendant has used itself, by process ID. */
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

/** The fields of a process after its name; undefined if it has ended or the system has no /proc. */
function statOf(id: string): number[] | undefined {
  try {
    // The name is in parentheses and may contain any character.
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** User plus system time, which are neighbouring fields. */
function times(stat: readonly number[], at: number): number {
  return (stat[at] ?? 0) + (stat[at + 1] ?? 0);
}
