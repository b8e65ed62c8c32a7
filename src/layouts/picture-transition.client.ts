/**
 * A view transition from a card's picture to the picture of its page, and back. Names are set through the
 * style object on leaving and arriving, since two elements with the same name would cancel the whole
 * transition.
 */
const NAME = 'picture';
let clicked: HTMLElement | null | undefined;

document.addEventListener('click', ({ target }) => {
  clicked = (target as Element).closest('[data-card]')?.querySelector('img');
});

addEventListener('pageswap', (event) => {
  allowSkipping(event.viewTransition);
  if (!event.viewTransition || !clicked) return;
  lead()?.style.setProperty('view-transition-name', 'none');
  nameFor(event.viewTransition, clicked);
});

addEventListener('pagereveal', (event) => {
  allowSkipping(event.viewTransition);
  const from = window.navigation?.activation?.from?.url;
  if (!event.viewTransition || !from || lead()) return;
  const path = new URL(from).pathname;
  const card = document.querySelector(`[data-card] a[href="${CSS.escape(path).replaceAll('\\/', '/')}"]`);
  const picture = card?.closest('[data-card]')?.querySelector('img');
  if (picture) nameFor(event.viewTransition, picture);
});

function lead() {
  return document.querySelector<HTMLElement>('.lead-picture img');
}

/** Ignores the rejection of a transition that the browser skips. */
function allowSkipping(transition: ViewTransition | null | undefined) {
  transition?.ready.catch(() => {});
  transition?.finished.catch(() => {});
}

function nameFor(transition: ViewTransition, element: HTMLElement) {
  element.style.viewTransitionName = NAME;
  const forget = () => {
    element.style.viewTransitionName = '';
    lead()?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(forget, forget);
}
