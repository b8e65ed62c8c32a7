import path from 'node:path';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';
import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';
import { EDITED_KINDS } from './collections.ts';
import { labelOf } from './fields.ts';

/** Where the editor asks for the problems of the content, in a development server. */
export const PROBLEMS_FILE = '/problems.json';

/** One line of the list below the editor. `form` is the address of the file's form, if it has one. */
export type EditorProblem = { file: string; form?: string; text: string; isWarning: boolean };

/** What `npx found content check` says of a folder, in words of the editor's forms. */
export async function problemsOf(folder: string): Promise<EditorProblem[]> {
  const { problems, warnings } = await readAndCheck(folder);
  return [
    ...problems.map(({ file, field, expected }) => ({
      ...placeOf(file, folder),
      text: fill(field ? words.problemInField : words.problem, { field: fieldInWords(field), expected }),
      isWarning: false,
    })),
    ...warnings().map(({ file, text }) => ({ ...placeOf(file, folder), text, isWarning: true })),
  ];
}

function placeOf(file: string, folder: string): Pick<EditorProblem, 'file' | 'form'> {
  const name = path.relative(folder, path.resolve(file));
  const { dir, name: id, ext } = path.parse(name);
  const kind = EDITED_KINDS.find((one) => one === dir);
  const hasForm = kind && ext === `.${CONTENT_KINDS[kind satisfies ContentKind].extension}`;
  return { file: name, ...(hasForm && { form: `#/collections/${kind}/entries/${id}` }) };
}

/** `formats.0.prices.GB` as `Formats 1, Prices, GB`. */
function fieldInWords(field: string): string {
  return field.split('.').reduce((said, name) => {
    if (/^\d+$/.test(name)) return `${said} ${Number(name) + 1}`;
    const label = /^[A-Z]+$/.test(name) || name.includes(' ') ? name : labelOf(name);
    return said ? `${said}, ${label}` : label;
  }, '');
}
