import { createHash } from 'node:crypto';
import type { BuiltPage } from '../support/dist.ts';
import { attribute, type Element, sourceOf } from '../support/html.ts';

/** Script types that the browser neither runs nor interprets. */
const DATA = ['application/json', 'application/ld+json'];

/** Code within a page: scripts that run or that the browser interprets, and style sheets. */
export function inlineCodeOf({
  elements,
}: Pick<BuiltPage, 'elements'>): { kind: 'script' | 'style'; source: string; sha256: string }[] {
  return elements.filter(isInlineCode).map((element) => {
    const source = sourceOf(element);
    return {
      kind: element.tagName as 'script' | 'style',
      source,
      sha256: createHash('sha256').update(source).digest('base64'),
    };
  });
}

/** Code in attributes, which no hash can allow. */
export function attributeCodeProblems({ elements }: BuiltPage): string[] {
  return elements.flatMap(({ tagName, attrs }) =>
    attrs.flatMap(({ name, value }) => {
      if (name === 'style') return [`${tagName} has a style attribute: ${value.slice(0, 60)}`];
      if (/^on[a-z]/.test(name)) return [`${tagName} has an inline handler ${name}`];
      if (
        ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name) &&
        /^\s*(javascript|data|vbscript):/i.test(value)
      )
        return [`${tagName} ${name} is code: ${value.slice(0, 60)}`];
      if (name === 'srcdoc') return [`${tagName} has a srcdoc`];
      return [];
    }),
  );
}

function isInlineCode(element: Element): boolean {
  if (element.tagName === 'style') return true;
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !DATA.includes(attribute(element, 'type') ?? '')
  );
}
