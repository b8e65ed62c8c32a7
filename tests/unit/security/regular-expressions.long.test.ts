import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Code that reads users' input: functions, and the modules that they share with the browser. */
const FOLDERS = ['functions', 'src/{api-client,contracts,core,features,islands,lib,security,stores,ui}'];
/** Longer than any field, header or address. Only bodies are longer, and those are parsed as a whole. */
const LENGTH = 24_000;
/**
 * The processor time limit for a text of that length, in ms: a linear expression needs a hundredth of it, a
 * quadratic one ten times as much.
 */
const MAX_MS = 120;
/** The timeout by the clock: a busy machine takes longer for the same. */
const GIVEN_UP_MS = 5 * MAX_MS;

/** Expressions that get little or no users' input, and why they may stay. */
const HARMLESS: Readonly<Record<string, string>> = {
  'src/core/urls/normalize-url.ts: (.)\\/+$':
    'a path of at most 512 letters, in which no two slashes are left',
  'src/lib/light-markdown.ts: ^(##|###) (.*?)(?:\\s*\\{#([a-z0-9-]+)\\})?$': 'editors’ words, at the build',
  'src/lib/light-markdown.ts: \\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)':
    'editors’ words, at the build',
  'src/lib/no-break-hyphens.ts: (\\S+-\\S+)': 'editors’ names of things',
};

type Expression = { file: string; source: string; flags: string };

function expressionsIn(file: string): Expression[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1).replace('y', '') });
    }
    ts.forEachChild(node, visit);
  };
  // Most files have none, and parsing is the slow part.
  if (/[=(,:?&|[]\s*\/[^/*]/.test(text))
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
}

/**
 * Runs an expression over a text, and stops it when it takes too long; three times,
 * since the first run compiles it.
 */
const sandbox = createContext({ source: '', flags: '', text: '' });
const run = new Script('new RegExp(source, flags).test(text); text.replace(new RegExp(source, flags), "")');
const isLate = (expression: Expression, text: string) => [1, 2, 3].every(() => isLateOnce(expression, text));
function isLateOnce({ source, flags }: Expression, text: string): boolean {
  Object.assign(sandbox, { source, flags, text });
  const before = process.threadCpuUsage();
  try {
    run.runInContext(sandbox, { timeout: GIVEN_UP_MS });
    const { user, system } = process.threadCpuUsage(before);
    return user + system > MAX_MS * 1000;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true;
    throw error;
  }
}

/**
 * Texts that cause backtracking: one that matches, a part of it repeated, and an end that does not match.
 * Also each letter of the expression by itself.
 */
function attacksOn({ source, flags }: Expression): string[] {
  const named = [...new Set(source.replace(/\\[sS]/g, ' ').replace(/\\[wdDW]/g, 'a1'))];
  const pieces: [string, string][] = [...named, ' ', 'a', '1', '\n', '<'].map((piece) => ['', piece]);
  for (const fitting of fittingTexts(source, flags))
    for (let start = 0; start < Math.min(fitting.length, 12); start += 1)
      for (const length of [1, 2, 3])
        pieces.push([fitting.slice(0, start), fitting.slice(start, start + length)]);
  const seen = new Map(pieces.filter(([, piece]) => piece).map((one) => [one.join('\0'), one]));
  return [...seen.values()].map(
    ([head, piece]) => `${head}${piece.repeat(Math.ceil(LENGTH / piece.length))}\u0001`,
  );
}

function fittingTexts(source: string, flags: string): string[] {
  // A single set of characters cannot backtrack. The generator, which knows printable ASCII only, would look
  // for one outside of it for ever.
  if (/^\[\^[^\]]+\]$/.test(source)) return [];
  try {
    const texts = fc.stringMatching(new RegExp(source, flags.replace(/[gi]/g, '')));
    return fc.sample(texts, { numRuns: 2, seed: 7 });
  } catch {
    // It has syntax that the generator does not support, such as a lookbehind.
    return [];
  }
}

describe('[A11] [F95] a regular expression', () => {
  test.each([
    ['^(a+)+$', true],
    ['^(?:x|ab*)*(?:ab*)*c', true],
    ['\\s+$', true],
    ['^\\s+', false],
    ['^[a-z]+(?:-[a-z]+)*$', false],
  ])('%s is found to be slow: %s', (source, expected) => {
    const expression = { file: '', source, flags: '' };
    expect(attacksOn(expression).some((text) => isLate(expression, text))).toBe(expected);
  });

  test('is linear, or fast enough for any input, wherever users’ input reaches it', () => {
    const expressions = FOLDERS.flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }),
    ).flatMap(expressionsIn);
    const different = new Map(expressions.map((one) => [`${one.source}/${one.flags}`, one]));
    expect(different.size).toBeGreaterThan(100);
    const late = [...different.values()].filter((one) => attacksOn(one).some((text) => isLate(one, text)));
    // Which of these is too slow depends on the machine, so each of them may be, and no other.
    const others = late.map(({ file, source }) => `${file}: ${source}`).filter((one) => !(one in HARMLESS));
    expect(others).toEqual([]);
    const standing = new Set(expressions.map(({ file, source }) => `${file}: ${source}`));
    expect(Object.keys(HARMLESS).filter((one) => !standing.has(one))).toEqual([]);
  });
});
