import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';

const EVERY_MS = 200;

/**
 * Tells an overloaded machine from a store that waits for itself: measures the delay of timers and of trivial
 * statements. `db` is a separate pool, so that no lock and no queue of the store delays it.
 */
export function watchStarvation(db: Database): { shareSince(moment: number): number; stop(): void } {
  let looks: { at: number; late: number }[] = [];
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const begun = performance.now();
      await pause(EVERY_MS, undefined, { ref: false });
      await db.execute(sql`select 1`).catch(() => {});
      const at = performance.now();
      looks = [...looks.slice(-1_000), { at, late: at - begun - EVERY_MS }];
    }
  };
  void look();
  return {
    /** The share of the time since then that was spent waiting for the machine, from 0 to 1. */
    shareSince(moment) {
      const now = performance.now();
      const seen = looks.filter(({ at }) => at > moment);
      const pending = Math.max(0, now - (looks.at(-1)?.at ?? now) - EVERY_MS);
      const late = seen.reduce((sum, look) => sum + look.late, pending);
      return late / (now - moment);
    },
    stop() {
      isOver = true;
    },
  };
}
