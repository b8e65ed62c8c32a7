import { z } from 'zod';
import { wordsOf } from '#src/lib/words.ts';
import { line } from './fields.ts';

const words = line(40).refine((text) => wordsOf(text).length > 0, 'a word of letters or digits');

/** What customers of a shop type in its search, besides the words of its texts. */
export const synonymsSchema = z.strictObject({
  /** Groups of words with the same meaning. Each finds the others. */
  synonyms: z
    .array(z.array(words).min(2, 'two words or more for the same thing'))
    .default([])
    .superRefine((groups, { addIssue }) => {
      for (const [at, group] of groups.entries()) {
        const folded = group.map((text) => wordsOf(text).join(' '));
        for (const [place, text] of folded.entries())
          if (folded.indexOf(text) < place)
            addIssue({
              code: 'custom',
              path: [at, place],
              message: `each word once; “${group[place]}” is there twice`,
            });
      }
    }),
  /** Words that find what the texts call otherwise, but not the other way round. */
  oneWay: z.array(z.strictObject({ typed: z.array(words).min(1), finds: z.array(words).min(1) })).default([]),
});
export type SynonymsEntry = z.infer<typeof synonymsSchema>;
