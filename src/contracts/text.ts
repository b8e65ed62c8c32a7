import * as z from 'zod/mini';
import { isPlainText } from './plain-text.ts';

/** Text from outside: well formed, without control characters, in one normal form, at most `max` characters. */
export function text(max: number) {
  return z.string().check(
    // What trimming shortens may be longer, but not without end.
    z.maxLength(max * 4),
    z.refine(isPlainText, 'text without control characters'),
    z.overwrite((value) => value.normalize('NFC').trim()),
    z.maxLength(max),
  );
}
