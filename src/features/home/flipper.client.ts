/** ms for which each view stands; with three views one round is over in less than five seconds. */
const STEP = 1_500;
/** ms that a pointer rests before the pictures begin, so that crossing the tile starts nothing. */
const REST = 250;

/**
 * Flips through the views of a preview tile: one round while a pointer rests on it, the keyboard is on its button, or its
 * button was pressed. The button pauses it. Where less motion is asked for, nothing starts by itself and each press turns one view.
 */
export function enhance(tile: HTMLElement): void {
  const views = [...tile.querySelectorAll<HTMLElement>('.flipper-view')];
  const button = tile.querySelector<HTMLButtonElement>('.flipper-button');
  const label = tile.querySelector('[data-flipper-label]');
  if (!button || !label) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPlaying = false;

  const show = (next: number) => {
    at = next % views.length;
    tile.dataset.view = String(at);
    views.forEach((view, index) => {
      view.classList.toggle('is-shown', index === at);
    });
  };
  const setPlaying = (playing: boolean) => {
    isPlaying = playing;
    clearTimeout(timer);
    label.textContent = isCalm.matches ? 'Turn' : playing ? 'Pause' : 'Play';
  };
  const turn = () => {
    show(at + 1);
    if (at === 0) setPlaying(false);
    else timer = setTimeout(turn, STEP);
  };
  const play = () => {
    if (isPlaying) return;
    setPlaying(true);
    timer = setTimeout(turn, STEP / 3);
  };
  const begin = () => {
    if (isPlaying || isCalm.matches) return;
    clearTimeout(timer);
    timer = setTimeout(play, REST);
  };

  tile.classList.add('is-enhanced');
  show(0);
  setPlaying(false);
  button.addEventListener('click', () => {
    if (isCalm.matches) show(at + 1);
    else if (isPlaying) setPlaying(false);
    else play();
  });
  button.addEventListener('focus', () => button.matches(':focus-visible') && begin());
  tile.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && begin());
  tile.addEventListener('pointerleave', () => setPlaying(false));
  if (tile.matches(':hover') && matchMedia('(hover: hover)').matches) begin();
}
