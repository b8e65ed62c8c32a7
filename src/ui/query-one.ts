/**
 * The element that a page's own markup has for a script. Where it is missing, markup and script have grown apart, and it throws.
 */
export function queryOne<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector} on this page.`);
  return found;
}
