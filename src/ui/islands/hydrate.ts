import { type ComponentType, createElement, type ReactElement } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

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

/** Renders a dialog at the end of the page. Returns a function that removes it. */
export function renderInBody(dialog: ReactElement): () => void {
  const root = createRoot(document.createDocumentFragment());
  flushSync(() => root.render(createPortal(dialog, document.body)));
  return () => root.unmount();
}
