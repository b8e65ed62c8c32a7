import type { Delivery } from '../state/tables.ts';

export type Release = {
  /** How many; without it, all. */
  count?: number | undefined;
  /** In which order they go: as they came (default), the latest first, or any. */
  order?: 'first' | 'last' | 'random' | undefined;
};

export type Queue = {
  isPaused(): boolean;
  pause(): void;
  /** Sends what waits, as it came, and from now on everything at once. Resolves when it has been answered. */
  resume(): Promise<void>;
  /** Sends some of what waits, one after the other. Resolves when it has been answered. */
  release(some?: Release): Promise<void>;
  /** What waits, oldest first. */
  waiting(): readonly Delivery[];
  /** Puts a delivery into the queue; false when nothing has to wait. */
  hold(delivery: Delivery): boolean;
};

/** Where deliveries wait while somebody holds them up. */
export function createQueue(send: (delivery: Delivery) => Promise<void>, random: () => number): Queue {
  let isPaused = false;
  let waiting: Delivery[] = [];
  const take = (order: Release['order']): Delivery | undefined => {
    if (order === 'last') return waiting.pop();
    return waiting.splice(order === 'random' ? Math.floor(random() * waiting.length) : 0, 1)[0];
  };
  const release = async ({ count = waiting.length, order }: Release = {}) => {
    for (let left = count; left > 0; left -= 1) {
      const next = take(order);
      if (!next) return;
      await send(next);
    }
  };
  return {
    isPaused: () => isPaused,
    pause() {
      isPaused = true;
    },
    async resume() {
      isPaused = false;
      await release();
    },
    release,
    waiting: () => waiting,
    hold(delivery) {
      if (isPaused && !waiting.includes(delivery)) waiting = [...waiting, delivery];
      return isPaused;
    },
  };
}
