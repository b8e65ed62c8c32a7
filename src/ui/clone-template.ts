import { queryOne } from './query-one.ts';

/**
 * Clones the element of a template on the page.
 *
 * @throws Error when it is missing: then markup and script do not match
 */
export function cloneTemplate<T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T {
  const { content } = queryOne<HTMLTemplateElement>(root, selector);
  return queryOne<T>(document.importNode(content, true), '*');
}
