import { isPlural, type WordTree } from './words.ts';

/** The files of the catalogue that a shop can override, by their path in `src/words/en`. */
const FILE = /\/src\/words\/en\/(.+)\.ts$/;
/** True for the URL of a module that has the whole catalogue or a folder of it. */
export function isWordsIndex(url: string): boolean {
  return /\/src\/words\/en\/(?:.+\/)?index\.ts(?:\?default)?$/.test(url);
}

/** Other keys of a file have no word, which the check of the content says. */
const NAME = /^[a-z]\w*$/i;
/** The query of the address that loads a file as it is. */
export const DEFAULT = '?default';

/**
 * The code of a module with a shop's own words in place of the defaults; undefined when the shop has none for
 * it. The bundlers and the local server load it in place of the file, so that every import gets the shop's
 * words, and a script only those that it uses.
 *
 * @param file the module's path or URL
 * @param own the words of `words/en.yaml`
 */
export function ownWordsModule(file: string, own: WordTree | undefined): string | undefined {
  const place = FILE.exec(file.replaceAll('\\', '/'))?.[1];
  if (!place || place.endsWith('index')) return undefined;
  const keys = place.split('/').map(camelCase);
  const words = keys.reduce<WordTree | undefined>((tree, key) => entriesOf(tree)[key], own);
  const entries = Object.entries(entriesOf(words)).filter(([name]) => NAME.test(name));
  if (entries.length === 0) return undefined;
  const base = JSON.stringify(`./${place.split('/').at(-1)}.ts${DEFAULT}`);
  return [
    `import * as base from ${base};`,
    // A name that the module exports itself hides that of the file.
    `export * from ${base};`,
    ...entries.map(([name, word]) => `export const ${name} = ${codeOf(word, `base.${name}`)};`),
  ].join('\n');
}

function codeOf(word: WordTree, base: string): string {
  if (typeof word === 'string' || isPlural(word)) return JSON.stringify(word);
  const entries = Object.entries(word).map(([name, part]) => {
    const key = JSON.stringify(name);
    return `${key}: ${codeOf(part, `${base}[${key}]`)}`;
  });
  return `{ ...${[base, ...entries].join(', ')} }`;
}

function entriesOf(tree: WordTree | undefined): Readonly<Record<string, WordTree>> {
  return typeof tree === 'object' && !isPlural(tree) ? (tree as Readonly<Record<string, WordTree>>) : {};
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
