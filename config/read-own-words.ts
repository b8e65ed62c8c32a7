import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { WordTree } from '../src/words/words.ts';

/** The file with the shop's own words. Not every shop has one. */
export function ownWordsFile(): string {
  return path.resolve(process.env.CONTENT_FOLDER || 'src/content', 'words/en.yaml');
}

/**
 * The shop's own words as they are; none without a valid file. The check of the content names what is wrong in it.
 * This module imports nothing that imports words, since they are read before any module has them.
 */
export function readOwnWords(): WordTree {
  const file = ownWordsFile();
  try {
    return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as WordTree | null) ?? {}) : {};
  } catch {
    return {};
  }
}
