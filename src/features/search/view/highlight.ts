import { fold, wordsOf } from '../words.ts';
import { h, type Piece } from './piece.ts';

/** A text with the words marked that were found: those whose folded form is among `terms`. */
export function highlight(text: string, terms: readonly string[]): Piece[] {
  const isFound = (word: string) => wordsOf(word).some((folded) => terms.includes(folded));
  return text
    .split(/([\p{L}\p{N}\p{M}'’ʻʼ]+)/u)
    .filter((part) => part !== '')
    .map((part) => (fold(part).trim() && isFound(part) ? h('mark', {}, part) : part));
}
