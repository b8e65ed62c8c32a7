import { fold, wordsOf } from '#src/lib/words.ts';

export type TextPart = { text: string; isFound: boolean };

/**
 * Splits a text into matching words (whose folded form is among `terms`) and the rest. Adjacent parts of the
 * rest are merged. The parts joined are the original text.
 */
export function textParts(text: string, terms: readonly string[]): TextPart[] {
  const isFound = (word: string) =>
    fold(word).trim() !== '' && wordsOf(word).some((folded) => terms.includes(folded));
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}'’ʻʼ]+)/u)) {
    if (piece === '') continue;
    const last = parts.at(-1);
    if (isFound(piece)) parts.push({ text: piece, isFound: true });
    else if (last && !last.isFound) last.text += piece;
    else parts.push({ text: piece, isFound: false });
  }
  return parts;
}
