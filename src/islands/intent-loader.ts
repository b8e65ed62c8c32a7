export type IntentLoader = {
  /** Begins to load, once. Fulfilled when the behaviour is there or could not be had. */
  start(): Promise<void>;
  /**
   * Keeps a press from the browser until the behaviour is there, and begins to load.
   *
   * @param replay does again what was pressed, once that can be: by the behaviour, or without it by the browser.
   * @param once names what counts only once however often it is pressed.
   */
  hold(event: Event, replay: () => void, once?: Element | false): void;
  /** True while what is pressed would be lost, since its behaviour is not there yet. */
  isPending(): boolean;
};

/**
 * Loads the behaviour of `owner` on intent, once, and holds what is pressed until then, so that the first press counts on a
 * slow line too. When it is ready, what was held is done again; if it fails, or takes longer than `timeoutMs`, the browser does
 * what the HTML says: a form is posted, a link followed.
 *
 * Every page carries it (src/layouts/enhance.client.ts): mind the bytes.
 *
 * @param load resolves once the behaviour's handlers are on.
 * @param onFailed is told how many presses were waiting, before they go to the browser.
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
