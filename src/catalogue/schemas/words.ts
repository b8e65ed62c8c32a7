import { z } from 'zod';
import { wordProblems } from '#src/words/word-problems.ts';
import type { WordOverrides } from '#src/words/words.ts';

/** A shop's own words. The catalogue in src/words says which there are. */
export const wordsSchema = z.unknown().transform((own, { issues }): WordOverrides => {
  for (const { path, expected } of wordProblems(own ?? {}))
    issues.push({ code: 'custom', path, message: expected, input: own });
  return (own ?? {}) as WordOverrides;
});
