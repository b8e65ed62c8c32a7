import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as en from '#src/words/en/index.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../src/content/words/en.yaml');
/** A shorter text can be part of any sentence, so it counts only as the whole text of an element. */
const SENTENCE = 12;

/**
 * The sentences that the demo has in place of the defaults, each with a check whether a page has it. None
 * without a demo.
 */
export function demoWords(): { text: string; isIn(page: string): boolean }[] {
  const own = existsSync(DEMO) ? textsIn(parse(readFileSync(DEMO, 'utf8'))) : [];
  const defaults = new Set(textsIn(en));
  return own
    .filter((text) => text && !defaults.has(text))
    .map((text) => {
      // A place may have any value, and an asterisk is a tag.
      const parts = text.split(/\{\w+\}|\*/).filter(Boolean);
      const filled = parts.map((part) => RegExp.escape(part)).join('[^"]{0,60}?');
      const isShort = parts.join('').length < SENTENCE;
      const pattern = new RegExp(isShort ? `[>"]\\s*${filled}\\s*[<"]` : filled);
      return { text, isIn: (page) => parts.every((part) => page.includes(part)) && pattern.test(page) };
    });
}

function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return Object.values((tree as object | null) ?? {}).flatMap(textsIn);
}
