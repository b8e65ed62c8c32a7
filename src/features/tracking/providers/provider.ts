import type { TrackedEvent } from '#src/core/tracking/tracked-event.ts';

/** A tracking service. Nothing waits for it. */
export type Provider = {
  /** Sends an event. Rejects on failure; ignored events are not failures. */
  send(event: TrackedEvent): Promise<void> | void;
};
