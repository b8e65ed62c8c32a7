/** A busy state that is shown for less than this, in ms, is a flicker. */
export const LEAST_BUSY = 200;

/** Waits for `work`, and for at least so many ms, so that what is shown meanwhile can be seen. It fails as `work` does. */
export async function atLeast<T>(work: Promise<T>, least = LEAST_BUSY): Promise<T> {
  await Promise.allSettled([work, new Promise((done) => setTimeout(done, least))]);
  return work;
}
