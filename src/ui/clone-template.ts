import { queryOne } from './query-one.ts';

/** A copy of the one element in a template that the page carries. Where it is missing, markup and script have grown apart. */
export function cloneTemplate<T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T {
  const { content } = queryOne<HTMLTemplateElement>(root, selector);
  return queryOne<T>(document.importNode(content, true), '*');
}
