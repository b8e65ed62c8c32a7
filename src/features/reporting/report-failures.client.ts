/** Tells the store of what goes wrong on its pages, a few times a page at most. It reads no field and no query. */
const MOST = 5;
/** What browsers say that is nobody's fault. */
const NOISE =
  /^Script error|ResizeObserver|Transition was (skipped|aborted)|Load failed|Failed to fetch|NetworkError/;
const reported = new Set<string>();

addEventListener('error', ({ error, message }) => report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));

function report(error: unknown): void {
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  if (NOISE.test(message) || reported.has(message) || reported.size >= MOST) return;
  reported.add(message);
  const { pathname } = location;
  const failure = {
    name: name.slice(0, 60),
    message: message.slice(0, 500),
    stack: stack.slice(0, 4_000),
    path: pathname.slice(0, 200),
    region: document.documentElement.dataset.region,
  };
  try {
    navigator.sendBeacon('/api/failures', new Blob([JSON.stringify(failure)], { type: 'application/json' }));
  } catch {
    // Telling is a favour to us: the page goes on without.
  }
}
