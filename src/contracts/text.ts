import * as z from 'zod/mini';
import * as words from '../words/en/field-rules.ts';
import { isPlainText } from './plain-text.ts';

/** Text from a client: well-formed, without control characters, in NFC, trimmed, at most `max` characters. */
export function text(max: number) {
  return z.string().check(
    // Allows for text that becomes shorter when it is trimmed and normalised.
    z.maxLength(max * 4),
    z.refine(isPlainText, words.plainText),
    z.overwrite((value) => value.normalize('NFC').trim()),
    z.maxLength(max),
  );
}
