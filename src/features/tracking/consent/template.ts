import { queryOne } from '#src/ui/query-one.ts';

/** The template with the page's tracking settings and the markup of banner and dialog. */
export function trackingTemplate(): HTMLTemplateElement {
  return queryOne<HTMLTemplateElement>(document, 'template[data-tracking]');
}

/** Clones a part of it. */
export function copyOf<T extends HTMLElement>(selector: string): T {
  return queryOne<T>(document.importNode(trackingTemplate().content, true), selector);
}
