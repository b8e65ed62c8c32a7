import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Takes over a view that the build or a function rendered into `element`, from the same props, which the element carries
 * as JSON in `data-props`. `more` are props that no HTML can carry and that change no markup, such as functions.
 * When it returns, the view's handlers are on.
 * @throws what the view threw.
 */
export function hydrate<Props extends object, More extends Partial<Props> = Partial<Props>>(
  element: HTMLElement,
  view: ComponentType<Props>,
  more?: More,
): void {
  const props = { ...JSON.parse(element.dataset.props ?? '{}'), ...more } as Props;
  const errors: unknown[] = [];
  const onUncaughtError = (error: unknown) => {
    errors.push(error);
    reportError(error);
  };
  flushSync(() => {
    hydrateRoot(element, createElement(view, props), { onUncaughtError });
  });
  if (errors.length > 0) throw errors[0];
  element.dataset.hydrated = '';
}

/** A root at the end of the page, for a view that no page carries: a dialog. `remove` takes it away again. */
export function rootInBody(): { root: Root; remove: () => void } {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return {
    root,
    remove() {
      root.unmount();
      place.remove();
    },
  };
}
