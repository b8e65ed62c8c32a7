import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { slotMarkers } from '#src/lib/slot-markers.ts';

/**
 * Renders a view into a slot of a built page, replacing the slot's markers and content. The result is static
 * markup, except for islands (src/ui/islands/Island.tsx), which include their props.
 * @throws when the page has no such slot, which is a bug
 */
export function renderSlot(page: string, name: string, view: ReactElement): string {
  const filled = replaced(page, name, () => renderToStaticMarkup(view));
  if (filled === undefined) throw new Error(`The built page has no slot named ${name}`);
  return filled;
}

/** The page without a slot and its content, if it has this slot. */
export function withoutSlot(page: string, name: string): string {
  return replaced(page, name, () => '') ?? page;
}

function replaced(page: string, name: string, html: () => string): string | undefined {
  const { start, end } = slotMarkers(name);
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) return undefined;
  return page.slice(0, from) + html() + page.slice(to + end.length);
}
