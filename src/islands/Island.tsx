import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type Props<View extends object> = {
  of: ComponentType<View>;
  /** What the view is rendered from, as it can be written in JSON. */
  props: View;
  as?: 'div' | 'ul';
  className?: string;
  /** The behaviour or view that takes it over: see enhance.client.ts. */
  'data-enhance'?: string;
  /** For what its page is there for: it is taken over without a touch, once the browser has nothing else to do. */
  'data-idle'?: true;
  /** Of a search: a form alone, and no page of results. */
  'data-is-form'?: '';
};

/**
 * A view inside an element that carries what it was rendered from, so that a browser can take it over at the first touch: see
 * hydrate.ts. At build and in functions alike.
 *
 * The view is rendered apart from what stands around it, since Astro renders without the marks between text and expressions
 * that hydration needs.
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
