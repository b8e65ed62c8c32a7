/** The error of work that took too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
  /** As in errors of Node's network functions. */
  code = 'TIMEOUT';
}

/**
 * Waits for `work`, at most `timeoutMs`. The work itself is not stopped.
 *
 * @throws TimeoutError when it takes longer; the error that `work` rejects with
 */
export async function withinTime<T>(work: PromiseLike<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`It took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same, with undefined for work that takes too long. */
export async function undefinedIfLate<T>(work: PromiseLike<T>, timeoutMs: number): Promise<T | undefined> {
  try {
    return await withinTime(work, timeoutMs);
  } catch (error) {
    if (error instanceof TimeoutError) return undefined;
    throw error;
  }
}
