/**
 * Returns an element that the page must have.
 *
 * @throws Error when it is missing: then markup and script do not match
 */
export function queryOne<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector} on this page.`);
  return found;
}
