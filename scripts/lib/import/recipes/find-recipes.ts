import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

export type JsonLd = Readonly<Record<string, unknown>>;

const parser = unified().use(rehypeParse);
type Node = { type: string; tagName?: string; value?: string; properties?: object; children?: Node[] };

/** The recipes of a page (HTML) or a file of JSON-LD. @throws SyntaxError for invalid JSON */
export function findRecipes(text: string, isHtml: boolean): JsonLd[] {
  const scripts = isHtml ? scriptsIn(parser.parse(text) as Node) : [text];
  return scripts.flatMap((script) => recipesIn(JSON.parse(script)));
}

function scriptsIn(node: Node): string[] {
  const { type } = (node.properties ?? {}) as { type?: unknown };
  if (node.tagName === 'script' && type === 'application/ld+json')
    return [(node.children ?? []).map(({ value = '' }) => value).join('')];
  return (node.children ?? []).flatMap(scriptsIn);
}

/** Recipes may be alone, in a list, in a `@graph`, or the main thing of a page. */
function recipesIn(value: unknown): JsonLd[] {
  if (Array.isArray(value)) return value.flatMap(recipesIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as JsonLd;
  if ([node['@type']].flat().includes('Recipe')) return [node];
  return [node['@graph'], node.mainEntity].flatMap(recipesIn);
}
