/**
 * Tells the store of what goes wrong on its pages, a few times a page at most. What does so is loaded at the first failure, once the
 * browser has nothing else to do.
 */
const MOST = 5;
/** What browsers say that is nobody's fault. */
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
  // Telling is a favour to us: the page goes on without.
  client.then(({ send }) => send(error)).catch(() => {});
}
