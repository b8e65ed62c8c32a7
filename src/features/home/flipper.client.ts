import * as words from '#src/words/en/home.ts';

/** How long each view is shown, in ms. The button pauses the round. */
const STEP = 3_000;
/** How long a pointer must rest before the round starts, in ms. */
const REST = 250;

/**
 * Shows the views of a preview tile in turn: one round on hover, on keyboard focus of its button, or when the
 * button is pressed. The button pauses it. With reduced motion nothing starts automatically and each press
 * shows the next view.
 */
export function enhance(tile: HTMLElement): void {
  const views = [...tile.querySelectorAll<HTMLElement>('.flipper-view')];
  const button = tile.querySelector<HTMLButtonElement>('.flipper-button');
  const label = tile.querySelector('[data-flipper-label]');
  if (!button || !label) return;
  const labelOfPlay = label.textContent;
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
    label.textContent = isCalm.matches ? words.turn : playing ? words.pause : labelOfPlay;
  };
  const turn = async () => {
    // Not an empty view: a picture that does not load is shown as it is.
    await views[(at + 1) % views.length]
      ?.querySelector('img')
      ?.decode()
      .catch(() => {});
    if (!isPlaying) return;
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
