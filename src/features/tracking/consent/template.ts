import { queryOne } from '../../../ui/query-one.ts';

/** The element that carries what a page knows of its services, and the markup of the question and the choices. */
export function trackingTemplate(): HTMLTemplateElement {
  return queryOne<HTMLTemplateElement>(document, 'template[data-tracking]');
}

/** A copy of a part of it. */
export function copyOf<T extends HTMLElement>(selector: string): T {
  return queryOne<T>(document.importNode(trackingTemplate().content, true), selector);
}
