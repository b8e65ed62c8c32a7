import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/** How many components a page has rendered: the prefixes of their ids differ. */
const rendered = new WeakMap<object, number>();
/** React puts hints for pictures before its markup; pages have theirs. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/;

type OnPage = { result: object };

async function check(Component: unknown): Promise<boolean> {
  return typeof Component === 'function';
}

/** The markup of a component. Its slots are React nodes in its props, `default` is its children. */
async function renderToStaticMarkup(
  this: OnPage,
  Component: FunctionComponent<object>,
  props: object,
  slots: Record<string, string | undefined>,
): Promise<{ html: string; attrs: Record<string, string> }> {
  const index = rendered.get(this.result) ?? 0;
  rendered.set(this.result, index + 1);
  const nodes = Object.entries(slots).flatMap(([name, html]) =>
    html?.trim() ? [[name === 'default' ? 'children' : name, slot(html)] as const] : [],
  );
  const element = createElement(Component, { ...props, ...Object.fromEntries(nodes) });
  const html = renderToString(element, { identifierPrefix: `r${index}` });
  return { html: html.replace(HINTS, ''), attrs: {} };
}

/** Astro removes this element and keeps what is in it. */
function slot(html: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Astro has escaped it
  return createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: html } });
}

export default {
  name: 'found:react-pages',
  check,
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};
