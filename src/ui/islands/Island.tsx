import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type Props<View extends object> = {
  of: ComponentType<View>;
  /** The view's props. They must be serialisable as JSON. */
  props: View;
  as?: 'div' | 'ul';
  className?: string;
  /** The behaviour that hydrates it: see enhance.client.ts. */
  'data-enhance'?: string;
  /** For the main island of a page: hydrated when the browser is idle, without a touch. */
  'data-idle'?: true;
  /** For a search: only the form, without results. */
  'data-is-form'?: '';
};

/**
 * A view in an element that carries its props, so that the browser can hydrate it on the first touch: see
 * hydrate.ts. Used by the build and by functions.
 *
 * The view is rendered separately, since Astro's renderer omits the markers between text and expressions that
 * hydration needs.
 */
export default function Island<View extends object>({
  of: Of,
  props,
  as: Element = 'div',
  ...attributes
}: Props<View>) {
  return (
    <Element
      {...attributes}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it
      dangerouslySetInnerHTML={{ __html: renderToString(<Of {...props} />) }}
    />
  );
}
