/** How many are kept; the oldest go first. */
const MOST = 1_000;

/** Something that a service was told, by a shopper's browser or by the store's server. */
export type RecordedEvent = {
  /** As an ISO date. */
  at: string;
  service: 'Google Analytics' | 'Klaviyo';
  from: 'browser' | 'server';
  name: string;
  /** All that was said of it. */
  body: unknown;
};

export type Recorder = {
  /** Newest first. */
  list(): readonly RecordedEvent[];
  add(event: Omit<RecordedEvent, 'at'>): void;
  empty(): void;
};

export function openRecorder(now: () => Date = () => new Date()): Recorder {
  let events: RecordedEvent[] = [];
  return {
    list: () => events,
    add(event) {
      events = [{ at: now().toISOString(), ...event }, ...events].slice(0, MOST);
    },
    empty() {
      events = [];
    },
  };
}
