import { Document, isMap, isSeq, parse, visit } from 'yaml';
import { frontMatter } from '#src/catalogue/reading/parse-file.ts';

/** The front matter of a product's file. */
export type ProductFields = Readonly<Record<string, unknown>>;

/** Fields whose maps and lists stand in one line, as editors write them. */
const IN_ONE_LINE = new Set(['prices', 'stock', 'net', 'categories', 'values', 'options']);

/** The text of a product's file. */
export function productFile(fields: ProductFields, body: string): string {
  const document = new Document(fields, { aliasDuplicateObjects: false });
  visit(document, {
    Pair(_, { key, value }) {
      const name = String(key);
      const isFlat = isSeq(value) ? value.items.every((item) => !isMap(item)) : isMap(value);
      if (IN_ONE_LINE.has(name) && isFlat && (isSeq(value) || isMap(value))) value.flow = true;
    },
  });
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: true })}---\n${body && `\n${body}\n`}`;
}

/** The fields and the text of a product's file. No fields when it is broken. */
export function readProductFile(text: string): { fields: ProductFields; body: string } {
  const { fields = '', body = text.trim() } = frontMatter(text) ?? {};
  try {
    return { fields: (parse(fields) ?? {}) as ProductFields, body };
  } catch {
    return { fields: {}, body: '' };
  }
}

/** The names of the export's fields that differ from a file's. An editor decides whether it is a draft. */
export function differencesOf(text: string, fields: ProductFields, body: string): string[] {
  const there = readProductFile(text);
  const names = Object.keys(fields).filter((name) => name !== 'draft' && name !== 'addedAt');
  const differ = names.filter((name) => JSON.stringify(there.fields[name]) !== JSON.stringify(fields[name]));
  return there.body === body.trim() ? differ : [...differ, 'the text'];
}
