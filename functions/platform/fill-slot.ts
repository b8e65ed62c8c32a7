import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { slotMarkers } from '../../src/lib/slot-markers.ts';

/** An island of the page: its start tag up to its props, those, the rest of the tag, its markup, and its end. */
const ISLAND = /(<astro-island\b[^>]*? props=")[^"]*("[^>]*>)(.*?)((?:<!--astro:end-->)?<\/astro-island>)/s;

/**
 * Puts a view into the slot of that name. Where the page has an island there, the view takes its place as an island: it is
 * hydrated with the props it was rendered with, which are written into Astro’s element or which the view carries itself
 * (src/islands/Island.tsx). Everywhere else it is markup and nothing more.
 * @throws where the page has no such slot, which is a mistake of ours.
 */
export function fillSlot(page: string, name: string, view: ReactElement): string {
  return replaceSlot(page, name, (built) => {
    const isIsland = ISLAND.test(built);
    if (!isIsland && !built.includes(' data-props=')) return renderToStaticMarkup(view);
    const markup = renderToString(view);
    if (!isIsland) return markup;
    const props = escapeHtml(islandProps(view.props as object));
    return built.replace(
      ISLAND,
      (_, before: string, after: string, _built, end: string) => `${before}${props}${after}${markup}${end}`,
    );
  });
}

/** The page with what `change` makes of the slot’s content, markers and all taken out. */
function replaceSlot(page: string, name: string, change: (built: string) => string): string {
  const { start, end } = slotMarkers(name);
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The built page has no slot named ${name}`);
  return page.slice(0, from) + change(page.slice(from + start.length, to)) + page.slice(to + end.length);
}

/** Props as the element around an island reads them (Astro’s `serializeProps`): each value with its kind, 1 for a list. */
function islandProps(props: object): string {
  return JSON.stringify(entriesOf(props));
}

function entriesOf(value: object): Record<string, unknown> {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.map(([name, one]) => [name, withKind(one)]));
}

function withKind(value: unknown): [number, unknown] {
  if (Array.isArray(value)) return [1, value.map(withKind)];
  return [0, typeof value === 'object' && value !== null ? entriesOf(value) : value];
}
