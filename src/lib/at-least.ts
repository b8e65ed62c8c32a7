/** A busy state that is shown for less than this, in ms, is a flicker. */
export const MIN_BUSY_MS = 200;

/** Waits for `work`, and for at least so many ms, so that what is shown meanwhile can be seen. It fails as `work` does. */
export async function atLeast<T>(work: Promise<T>, minMs = MIN_BUSY_MS): Promise<T> {
  await Promise.allSettled([work, new Promise((done) => setTimeout(done, minMs))]);
  return work;
}
