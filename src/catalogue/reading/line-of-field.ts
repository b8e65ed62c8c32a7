import { readFileSync } from 'node:fs';
import { isCollection, isNode, LineCounter, parseDocument } from 'yaml';
import { type ContentProblem, frontMatter } from './parse-file.ts';

/** The problem with the line of its field, if the file can be read. */
export function withLine(problem: ContentProblem): ContentProblem {
  try {
    const line = problem.field ? lineOf(readFileSync(problem.file, 'utf8'), problem.field) : undefined;
    return line === undefined ? problem : { ...problem, line };
  } catch {
    return problem;
  }
}

/** The line of a field such as `formats.0.prices`, or of the last part of its path that is there. */
export function lineOf(text: string, field: string): number | undefined {
  const fields = frontMatter(text)?.fields;
  const counter = new LineCounter();
  const document = parseDocument(fields ?? text, { lineCounter: counter });
  const place = placeOf(document.contents, field.split('.'));
  // Front matter starts on the second line.
  return place === undefined ? undefined : counter.linePos(place).line + (fields === undefined ? 0 : 1);
}

function placeOf(contents: unknown, names: readonly string[]): number | undefined {
  let at = contents;
  let place: number | undefined;
  for (const name of names) {
    if (!isCollection(at)) return place;
    const pair = at.items.find((item) => keyOf(item) === name);
    const next = at.get(/^\d+$/.test(name) ? Number(name) : name, true);
    if (!isNode(next)) return place;
    place = pair ? keyRange(pair) : next.range?.[0];
    at = next;
  }
  return place;
}

const keyOf = (item: unknown) => (isPairLike(item) ? String(item.key.value) : undefined);
const keyRange = (item: unknown) => (isPairLike(item) ? item.key.range?.[0] : undefined);

type PairLike = { key: { value: unknown; range?: [number, number, number] } };
function isPairLike(item: unknown): item is PairLike {
  return typeof item === 'object' && item !== null && 'key' in item && isNode(item.key);
}
