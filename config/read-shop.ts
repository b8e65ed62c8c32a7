import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { WordTree } from '../src/words/words.ts';

/** The file with the shop's own words. Not every shop has one. */
export function ownWordsFile(): string {
  return path.resolve(contentFolder(), 'words/en.yaml');
}

/** The file with the shop's settings. */
export function settingsFile(folder = contentFolder()): string {
  return path.resolve(folder, 'settings/store.yaml');
}

/**
 * The shop's own words as they are; none without a valid file. The check of the content names what is wrong
 * in it. This module imports nothing that imports words, since they are read before any module has them.
 */
export function readOwnWords(): WordTree {
  return read(ownWordsFile()) as WordTree;
}

/** The shop's settings as they are, without a check and without defaults; none without a valid file. */
export function readSettings(folder?: string): Readonly<Record<string, unknown>> {
  return read(settingsFile(folder));
}

function contentFolder(): string {
  return process.env.CONTENT_FOLDER || 'src/content';
}

function read(file: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = existsSync(file) && parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
