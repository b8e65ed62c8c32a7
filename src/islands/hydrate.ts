import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates a view that the build or a function rendered into `element`, with the props in its `data-props`.
 * `more` are props that cannot be serialised and do not change the markup, such as functions. The view's
 * handlers are attached when this returns.
 *
 * @throws the error of the view
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

/** A React root at the end of the page, for a dialog. `remove` removes it. */
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
