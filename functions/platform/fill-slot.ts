import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { slotMarkers } from '../../src/lib/slot-markers.ts';

/**
 * Puts a view into the slot of that name, markers and all that the build left there taken out. It is markup and nothing more,
 * except where the view brings an island (src/islands/Island.tsx), which carries what it is hydrated with.
 * @throws where the page has no such slot, which is a mistake of ours.
 */
export function fillSlot(page: string, name: string, view: ReactElement): string {
  const { start, end } = slotMarkers(name);
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The built page has no slot named ${name}`);
  return page.slice(0, from) + renderToStaticMarkup(view) + page.slice(to + end.length);
}
