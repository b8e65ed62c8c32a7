import { readFileSync } from 'node:fs';
import { isCollection, isNode, parseDocument } from 'yaml';
import { type ContentProblem, frontMatter, THE_TEXT } from './parse-file.ts';

/** The problem with the line of its field, or of what is wrong in it, if the file can be read. */
export function withLine({ near, ...problem }: ContentProblem): ContentProblem {
  if (problem.line !== undefined || !(problem.field || near)) return problem;
  try {
    const line = lineOf(readFileSync(problem.file, 'utf8'), problem.field, near);
    return line === undefined ? problem : { ...problem, line };
  } catch {
    return problem;
  }
}

/**
 * The line of a field such as `formats.0.prices`, or of the last part of its path that is there. With `near`,
 * the line of that text in the field, or in the text below the front matter.
 */
export function lineOf(text: string, field: string, near?: string): number | undefined {
  const parts = frontMatter(text);
  const fields = parts?.fields ?? text;
  // Front matter starts on the second line.
  const begin = parts ? text.indexOf('\n') + 1 : 0;
  const place = placeOf(parseDocument(fields).contents, field.split('.'));
  const start = field === THE_TEXT ? begin + fields.length : place === undefined ? undefined : begin + place;
  const found = near ? text.indexOf(near, start ?? 0) : -1;
  const at = found >= 0 ? found : field === THE_TEXT ? undefined : start;
  return at === undefined ? undefined : text.slice(0, at).split('\n').length;
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
