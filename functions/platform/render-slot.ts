import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { slotMarkers } from '#src/lib/slot-markers.ts';

/**
 * Renders a view into a slot of a built page, replacing the slot's markers and content. The result is static
 * markup, except for islands (src/ui/islands/Island.tsx), which include their props.
 * @throws when the page has no such slot, which is a bug
 */
export function renderSlot(page: string, name: string, view: ReactElement): string {
  const { start, end } = slotMarkers(name);
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The built page has no slot named ${name}`);
  return page.slice(0, from) + renderToStaticMarkup(view) + page.slice(to + end.length);
}
