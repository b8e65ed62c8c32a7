import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesIn } from '../src/catalogue/pictures/picture-sizes.ts';
import { STYLE_LINK } from '../src/lib/style-links.ts';

/** What the last steps of a build need to know of a file, so that each file is read once. */
export type FileFacts = {
  /** The URLs of the style sheets of its first screen. */
  styles?: string[];
  /** The files of pictures that it names, as `id/name`. */
  pictures?: string[];
  /** For an indexable page: its canonical path and first picture. */
  indexed?: { canonical: string; picture?: string };
};
/**
 * The facts of the files of a build, by path: `products/the-two-egg-pan.html`.
 * Steps that come later read them.
 */
export type BuiltFiles = Map<string, FileFacts>;

const READS = /\.(?:html|json|xml|js|txt)$/;

export function factsOf(name: string, text: string): FileFacts {
  const json = JSON.stringify(factsIn(name, text));
  const known = once.get(json) ?? (JSON.parse(json) as FileFacts);
  once.set(json, known);
  return known;
}

/**
 * The facts by their JSON: the pages of an entry in all regions share them. A part of a text would keep the
 * whole text in memory; what is parsed does not.
 */
const once = new Map<string, FileFacts>();

function factsIn(name: string, text: string): FileFacts {
  const pictures = [...new Set(picturesIn(text).map((each) => `${each.id}/${each.name}`))];
  const named = pictures.length > 0 && { pictures };
  if (!name.endsWith('.html')) return { ...named };
  const [head = ''] = text.split('</head>', 1);
  const styles = [...head.matchAll(STYLE_LINK)].map(([, href = '']) => href);
  const indexed = indexedAs(head, text);
  return { ...named, ...(styles.length > 0 && { styles }), ...(indexed && { indexed }) };
}

function indexedAs(head: string, html: string): FileFacts['indexed'] {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (canonical === undefined || /<meta name="robots" content="noindex/.test(head)) return undefined;
  const picture = /"image":\["([^"]+)"/.exec(html)?.[1];
  return { canonical: new URL(canonical).pathname, ...(picture && { picture }) };
}

/** The names of the files below a folder that may name pictures, scripts or styles. */
export async function textFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter(isText);
}

/** Whether a file may name pictures, scripts or styles. */
export function isText(name: string): boolean {
  return READS.test(name);
}

/** The pictures that files name: for each picture's id, the names of its files. */
export function picturesOf(files: Iterable<FileFacts>): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { pictures = [] } of files)
    for (const each of pictures) {
      const [id = '', name = ''] = each.split('/');
      const names = named.get(id);
      if (names) names.add(name);
      else named.set(id, new Set([name]));
    }
  return named;
}

/** The pictures that the files of a folder name. */
export async function picturesNamedIn(folder: string): Promise<Map<string, Set<string>>> {
  const facts: FileFacts[] = [];
  for (const name of await textFilesIn(folder))
    facts.push({
      pictures: picturesIn(await readFile(join(folder, name), 'utf8')).map(
        (each) => `${each.id}/${each.name}`,
      ),
    });
  return picturesOf(facts);
}
