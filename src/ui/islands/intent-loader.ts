export type IntentLoader = {
  /** Starts loading, once. Resolves when the behaviour is ready or has failed. */
  start(): Promise<void>;
  /**
   * Holds an event until the behaviour is ready, and starts loading.
   *
   * @param replay repeats the event, for the behaviour or, after a failure, for the browser
   * @param once an element whose events are repeated only once
   */
  hold(event: Event, replay: () => void, once?: Element | false): void;
  /** True while the behaviour is not ready. */
  isPending(): boolean;
};

/**
 * Loads the behaviour of `owner` once, on intent, and holds events until then, so that the first click counts
 * on slow connections. When it is ready, held events are repeated. When it fails or takes longer than
 * `timeoutMs`, the browser handles them natively: it posts the form or follows the link.
 *
 * Every page includes this code, so keep it small.
 *
 * @param load resolves when the behaviour's handlers are attached
 * @param onFailed gets the number of held events, before they are repeated
 */
export function intentLoader(
  owner: Element,
  load: () => Promise<unknown>,
  timeoutMs: number,
  onFailed: (heldCount: number) => void,
): IntentLoader {
  const held: (() => void)[] = [];
  const pressed = new Set<Element>();
  let isPending = true;
  let loading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (hasFailed?: boolean) => {
    if (!isPending) return;
    isPending = false;
    clearTimeout(timer);
    owner.removeAttribute('aria-busy');
    if (hasFailed) onFailed(held.length);
    for (const replay of held) replay();
  };

  const start = () => {
    loading ??= load().then(
      () => end(),
      () => end(true),
    );
    return loading;
  };

  return {
    start,
    hold(event, replay, once) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!once || !pressed.has(once)) held.push(replay);
      if (once) pressed.add(once);
      owner.setAttribute('aria-busy', 'true');
      timer ??= setTimeout(end, timeoutMs, true);
      start();
    },
    isPending: () => isPending,
  };
}
