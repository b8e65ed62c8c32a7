import type { ComponentType } from 'react';

type Props<View extends object> = {
  of: ComponentType<View>;
  /** What the view is rendered from, as it can be written in JSON. */
  props: View;
  as?: 'div' | 'ul';
  className?: string;
  /** The behaviour that takes it over: see enhance.client.ts. */
  'data-enhance'?: string;
  /** For what its page is there for: it is taken over without a touch, once the browser has nothing else to do. */
  'data-idle'?: true;
};

/**
 * A view inside an element that carries what it was rendered from, so that a browser can take it over at the first touch: see
 * hydrate.ts. At build and in functions alike; nothing may stand between the element and its view, not even a space.
 */
export default function Island<View extends object>({
  of: Of,
  props,
  as: Element = 'div',
  ...attributes
}: Props<View>) {
  return (
    <Element {...attributes} data-props={JSON.stringify(props)}>
      <Of {...props} />
    </Element>
  );
}
