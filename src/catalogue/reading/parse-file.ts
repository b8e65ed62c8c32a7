import { type Document, parseDocument } from 'yaml';
import type { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';
// Sets readable error messages, regardless of what was loaded before.
import '#src/contracts/schema-messages.ts';
import { suggestion } from '#src/lib/closest.ts';
import { fieldNamesAt } from '../schemas/json-schema.ts';
import { decimalPrices } from './decimal-prices.ts';
import { yamlProblem } from './yaml-problem.ts';

/**
 * A problem in a content file, for its editor. `line` is that of the field, or of what it is missing in.
 * `near` is the part of its text that is wrong, if it is found in the file.
 */
export type ContentProblem = { file: string; field: string; expected: string; line?: number; near?: string };

/** The field of the text below the front matter, in messages. */
export const THE_TEXT = 'the text';

/**
 * A parsed file: its validated fields and, for Markdown, the text below them. `remarks` are what its editor
 * should look at, and what stops nothing.
 */
export type Parsed = { data: unknown; body?: string; remarks?: string[] };

/** Formats a problem as one line: the file, the field, what was expected and where it is. */
export function describeProblem({ file, field, expected, line }: ContentProblem): string {
  return `${file}: ${field || 'the whole file'}: ${expected}${line ? ` (line ${line})` : ''}`;
}

/** Parses and validates a content file. Problems in the text are returned and not thrown. */
export function parseFile(
  file: string,
  text: string,
  kind: ContentKind,
): Parsed | { problems: ContentProblem[] } {
  const { schema, extension } = CONTENT_KINDS[kind];
  const parts = extension === 'md' ? frontMatter(text) : { fields: text };
  if (!parts)
    return { problems: [{ file, field: '', expected: 'front matter between two lines of three hyphens' }] };
  const document = parseDocument(parts.fields);
  const unreadable = yamlProblem(document, 'body' in parts ? 1 : 0);
  if (unreadable) return { problems: [{ file, field: '', ...unreadable }] };
  const decimals = decimalPrices(document, kind);
  if (decimals.length > 0) return { problems: decimals.map((problem) => ({ file, ...problem })) };
  const written = valueIn(document);
  if (written === NO_ALIAS) return { problems: [{ file, field: '', expected: NO_ALIAS }] };
  const checked = schema.safeParse(written, { reportInput: true });
  if (!checked.success)
    return {
      problems: checked.error.issues.map((issue) => ({
        file,
        field: issue.path.join('.'),
        expected: `${issue.message}${meant(issue, kind)}`,
      })),
    };
  const problems = 'body' in parts ? bodyProblems(kind, parts.body) : [];
  if (problems.length > 0)
    return { problems: problems.map((expected) => ({ file, field: THE_TEXT, expected })) };
  const remarks = remarksOf(kind, written);
  return {
    data: checked.data,
    ...('body' in parts && { body: parts.body }),
    ...(remarks.length > 0 && { remarks }),
  };
}

const NO_ALIAS = 'valid YAML: quotes around a text that begins with an asterisk';

/** The value of a document, or what was expected where it refers to nothing. */
function valueIn(parsed: Document.Parsed): unknown {
  try {
    return parsed.toJS();
  } catch {
    return NO_ALIAS;
  }
}

/** Other names of regions. */
const REGION_NAMES: Readonly<Record<string, string>> = { UK: 'GB', USA: 'US' };

/** The field or the value that was probably meant by an unknown one. */
function meant(issue: z.core.$ZodIssue, kind: ContentKind): string {
  const [written, names] =
    issue.code === 'unrecognized_keys'
      ? [issue.keys, fieldNamesAt(kind, issue.path)]
      : issue.code === 'invalid_value' && typeof issue.input === 'string'
        ? [[issue.input], issue.values.map(String)]
        : [[], []];
  const found = written.map((word) => {
    const region = REGION_NAMES[word.toUpperCase()];
    return region && names.includes(region) ? suggestion(region, names) : suggestion(word, names);
  });
  return found.some(Boolean) ? `.${found.join('')}` : '';
}

/** Problems in the text below the front matter, for kinds that check it. */
function bodyProblems(kind: ContentKind, body: string): string[] {
  const row: object = CONTENT_KINDS[kind];
  return 'bodyProblems' in row ? (row.bodyProblems as (body: string) => string[])(body) : [];
}

/** Remarks on the fields as they are written, for kinds that have some. */
function remarksOf(kind: ContentKind, written: unknown): string[] {
  const row: object = CONTENT_KINDS[kind];
  return 'remarks' in row ? (row.remarks as (written: unknown) => string[])(written) : [];
}

export function frontMatter(text: string): { fields: string; body: string } | undefined {
  const [whole, fields] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  return whole === undefined || fields === undefined
    ? undefined
    : { fields, body: text.slice(whole.length).trim() };
}
