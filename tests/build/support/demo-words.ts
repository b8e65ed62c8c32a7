import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeWords } from '#src/words/words.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../src/content/words/en.yaml');
/** A shorter text can be part of any sentence, so it counts only as the whole text of an element. */
const SENTENCE = 12;

/**
 * Patterns of the sentences that the demo has in place of the defaults, by the sentence; none without a demo.
 * A sentence with places is found by its longest part between them.
 */
export function demoWords(): Map<string, RegExp> {
  const own = existsSync(DEMO) ? textsIn(parse(readFileSync(DEMO, 'utf8'))) : [];
  const defaults = new Set(textsIn(mergeWords()));
  return new Map(own.filter((text) => text && !defaults.has(text)).map((text) => [text, patternOf(text)]));
}

function patternOf(text: string): RegExp {
  const part = text
    .split(/\{\w+\}|\*/)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '')
    .trim();
  const escaped = RegExp.escape(part);
  return part.length >= SENTENCE ? new RegExp(escaped) : new RegExp(`[>"]\\s*${escaped}\\s*[<"]`);
}

function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return Object.values((tree as object | null) ?? {}).flatMap(textsIn);
}
