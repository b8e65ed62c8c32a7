/** The maximum number of events; the oldest are deleted first. */
const MOST = 1_000;

/** An event that a service received from a shopper's browser or from the store's server. */
export type RecordedEvent = {
  /** As an ISO date. */
  at: string;
  service: 'Google Analytics' | 'Klaviyo';
  from: 'browser' | 'server';
  name: string;
  /** The event's data. */
  body: unknown;
};

export type Recorder = {
  /** Newest first. */
  list(): readonly RecordedEvent[];
  add(event: Omit<RecordedEvent, 'at'>): void;
  empty(): void;
};

export function openRecorder(): Recorder {
  let events: RecordedEvent[] = [];
  return {
    list: () => events,
    add(event) {
      events = [{ at: new Date().toISOString(), ...event }, ...events].slice(0, MOST);
    },
    empty() {
      events = [];
    },
  };
}
