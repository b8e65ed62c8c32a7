import { parse, stringify } from 'yaml';
import { type FormField, toFile, toForm } from './form-values.ts';
import { wordsInFile, wordsInForm } from './words-form.ts';

/**
 * The name of the format of a collection whose form has another shape than its files. The library wants that
 * of Markdown to end so.
 */
export const ownFormatOf = (collection: string, extension?: string) =>
  `found-${collection}${extension === 'md' ? '-frontmatter' : ''}`;

type Collection = { name: string; format?: string; extension?: string; fields?: readonly FormField[] };
type Data = Readonly<Record<string, unknown>>;
type Format = { fromFile(text: string): Data; toFile(data: Data): string };

/** How the files of a collection are read and written; undefined where the library knows it. */
export function formatOf({ name, format, extension, fields = [] }: Collection): Format | undefined {
  if (format !== ownFormatOf(name, extension)) return undefined;
  const isWords = name === 'words';
  const inForm = (data: Data) => (isWords ? wordsInForm(data) : toForm(fields, data));
  const inFile = (data: Data) => (isWords ? wordsInFile(data) : toFile(fields, data)) as Data;
  if (extension !== 'md')
    return { fromFile: (text) => inForm(parse(text) ?? {}), toFile: (data) => yamlOf(orSay(inFile, data)) };
  return {
    fromFile(text) {
      const [, head = '', body = text] = FRONT_MATTER.exec(text) ?? [];
      return { ...inForm(parse(head) ?? {}), body };
    },
    toFile({ body, ...data }) {
      return `---\n${yamlOf(orSay(inFile, data))}---\n${body ? `\n${body}\n` : ''}`;
    },
  };
}

const FRONT_MATTER = /^---\n(.*?)\n---(?:\n\n?(.*))?$/s;

/** As the library writes the files of the other collections. */
const yamlOf = (data: Data) =>
  stringify(data, null, {
    lineWidth: 0,
    singleQuote: true,
    defaultStringType: 'PLAIN',
    defaultKeyType: 'PLAIN',
  });

/** The library shows the cause of an error of this name, and of no other. */
function orSay(inFile: (data: Data) => Data, data: Data): Data {
  try {
    return inFile(data);
  } catch (cause) {
    throw new Error('saving_failed', { cause });
  }
}
