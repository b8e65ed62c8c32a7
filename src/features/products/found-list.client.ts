import { type ComponentProps, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import FilterResults from './FilterResults.tsx';

const roots = new WeakMap<Element, Root>();

/** Renders the filtered results in `place`, which is empty at first. */
export function showFound(place: HTMLElement, props: ComponentProps<typeof FilterResults>): void {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  flushSync(() => root.render(createElement(FilterResults, props)));
}
