/** How long the window's size must be stable before work that depends on it runs, in ms. */
export const RESIZE_REST = 1500;

/** Calls `work` after `rest` ms without another call. */
export function debounce(work: () => void, rest: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, rest);
  };
}
