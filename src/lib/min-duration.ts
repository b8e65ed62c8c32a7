/** Minimum duration of a busy state, in ms, so that it does not flicker. */
export const MIN_BUSY_MS = 200;

/** Waits for `work` and for at least `minMs`, so that the busy state is visible. Rejects when `work` does. */
export async function minDuration<T>(work: Promise<T>, minMs = MIN_BUSY_MS): Promise<T> {
  await Promise.allSettled([work, new Promise((done) => setTimeout(done, minMs))]);
  return work;
}
