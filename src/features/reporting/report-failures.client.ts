/**
 * Reports errors to the store, up to this many per page. The code for it is loaded after the first error,
 * when the browser is idle.
 */
const MOST = 5;
/** Browser messages that are not errors of the store. */
const NOISE =
  /^Script error|ResizeObserver|Transition was (skipped|aborted)|Load failed|Failed to fetch|NetworkError/;
const reported = new Set<string>();
let client: Promise<typeof import('./error-client.client.ts')> | undefined;

addEventListener('error', ({ error, message }) => report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));

function report(error: unknown): void {
  const { message = String(error) } = (error ?? {}) as Partial<Error>;
  if (NOISE.test(message) || reported.has(message) || reported.size >= MOST) return;
  reported.add(message);
  client ??= new Promise((idle) => (self.requestIdleCallback ?? setTimeout)(idle)).then(
    () => import('./error-client.client.ts'),
  );
  // Reporting is optional: a failure is ignored.
  client.then(({ send }) => send(error)).catch(() => {});
}
