import type { TrackedEvent } from '../../../core/tracking/tracked-event.ts';

/** A service that is told of events. Nothing ever waits for it. */
export type Provider = {
  /** Tells it, or rejects; what it does not take is no failure. */
  send(event: TrackedEvent): Promise<void> | void;
};
