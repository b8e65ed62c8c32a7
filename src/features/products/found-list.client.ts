import { type ComponentProps, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import FoundList from './FoundList.tsx';

const roots = new WeakMap<Element, Root>();

/** Shows what fits a choice in `place`, which is empty at first. */
export function showFound(place: HTMLElement, props: ComponentProps<typeof FoundList>): void {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  flushSync(() => root.render(createElement(FoundList, props)));
}
