import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../schemas/content-folder.ts';
import type { WordOverrides } from '../../words/words.ts';
import { describeProblem, parseFile } from './parse-file.ts';

/** The file with the shop's own words. Not every shop has it. */
export function ownWordsFile(): string {
  return path.join(contentFolder(), 'words/en.yaml');
}

/**
 * The shop's own words, read from its file; none without a file.
 * @throws Error with a line for each problem in the file
 */
export function readOwnWords(): WordOverrides {
  const file = ownWordsFile();
  if (!existsSync(file)) return {};
  const parsed = parseFile(path.relative(process.cwd(), file), readFileSync(file, 'utf8'), 'words');
  if ('problems' in parsed) throw new Error(parsed.problems.map(describeProblem).join('\n'));
  return parsed.data as WordOverrides;
}
