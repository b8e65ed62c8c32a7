import type { Document, ErrorCode } from 'yaml';

/** What was expected where a file cannot be read, by the parser's code. */
const EXPECTED: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'spaces, and no tab, at the beginning of a line',
  DUPLICATE_KEY: 'each field once',
  MISSING_CHAR: 'a quote, bracket, comma or colon that is missing',
  BAD_INDENT: 'fields that belong together in one column',
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text with a colon, as in "Jam: quince"',
  MULTILINE_IMPLICIT_KEY: 'a colon after the name of each field',
  BAD_SCALAR_START: 'quotes around a text that begins with a sign',
  BAD_DQ_ESCAPE: 'single quotes around a text with a backslash',
  MULTIPLE_DOCS: 'no line of three hyphens',
};

/**
 * The first error of a file that is no YAML: the rest follow from it. `linesBefore` is how many lines of the
 * file are before the document.
 */
export function yamlProblem(
  { errors: [error, ...others] }: Document.Parsed,
  linesBefore: number,
): { expected: string; line?: number } | undefined {
  if (!error) return undefined;
  const isFurtherIn = error.code === 'BLOCK_AS_IMPLICIT_KEY' && others.length > 0;
  const expected = error.message.startsWith('Flow ')
    ? EXPECTED.MISSING_CHAR
    : EXPECTED[isFurtherIn ? 'BAD_INDENT' : error.code];
  return {
    expected: expected ? `valid YAML: ${expected}` : 'valid YAML, which this line is not',
    ...(error.linePos && { line: error.linePos[0].line + linesBefore }),
  };
}
