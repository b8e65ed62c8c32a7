/** Longer ones must be able to break where a column is narrow. */
const LONGEST = 12;

/**
 * Words that are set large, cut so that no short hyphenated one is parted at its hyphen: a “Two-Egg Pan” is no “Two- / Egg Pan”.
 * No two parts that may break stand beside each other; joined they are the text again.
 */
export function unbroken(text: string): { text: string; isWhole: boolean }[] {
  const parts: { text: string; isWhole: boolean }[] = [];
  for (const piece of text.split(/(\S+-\S+)/)) {
    if (piece === '') continue;
    const isWhole = /\S-\S/.test(piece) && piece.length <= LONGEST;
    const last = parts.at(-1);
    if (last && !last.isWhole && !isWhole) last.text += piece;
    else parts.push({ text: piece, isWhole });
  }
  return parts;
}
