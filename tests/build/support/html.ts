import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Every element of a page in document order, as in a browser without JavaScript:
 * with `noscript` and templates.
 */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const walk = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node);
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html, { scriptingEnabled: false }));
  return elements;
}

/** An attribute's value; undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of an element with collapsed white space, without scripts and styles. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The unchanged content of a script or style element. */
export function sourceOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** The ancestors of an element, nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let node: Node | null = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null)
    if (defaultTreeAdapter.isElementNode(node)) ancestors.push(node);
  return ancestors;
}

export function isInside(element: Element, tagName: string): boolean {
  return ancestorsOf(element).some((ancestor) => ancestor.tagName === tagName);
}

export function isWithin(element: Element, outer: Element): boolean {
  return ancestorsOf(element).includes(outer);
}

/** The files of a `srcset`, with their declared widths. */
export function candidatesOf(srcset: string): { url: string; width: number | undefined }[] {
  return srcset
    .split(/,\s+|,(?=\/)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [url = '', size] = part.split(/\s+/);
      return { url, width: size?.endsWith('w') ? Number.parseInt(size, 10) : undefined };
    });
}

function rawText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node) && ['script', 'style'].includes(node.tagName)) return ' ';
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}
