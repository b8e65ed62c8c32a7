import type { Delivery } from '../state/tables.ts';

type Release = {
  /** How many; default: all. */
  count?: number | undefined;
  /** The order: oldest first (default), newest first, or random. */
  order?: 'first' | 'last' | 'random' | undefined;
};

export type Queue = {
  isPaused(): boolean;
  pause(): void;
  /**
   * Sends the waiting deliveries in order, and all later ones at once.
   * Resolves when all have been answered.
   */
  resume(): Promise<void>;
  /** Sends some waiting deliveries, one after another. Resolves when they have been answered. */
  release(some?: Release): Promise<void>;
  /** Waiting deliveries, oldest first. */
  waiting(): readonly Delivery[];
  /** Adds a delivery to the queue. Returns false if the queue is not paused. */
  hold(delivery: Delivery): boolean;
};

/** Holds deliveries while webhooks are paused. */
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
