/** ms for which the window must have kept its size before work that depends on it is done. */
export const RESIZE_REST = 1500;

/** Calls `work` once, when it has not been asked for again for `rest` ms. */
export function debounce(work: () => void, rest: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, rest);
  };
}
