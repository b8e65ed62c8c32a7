/** Longer words must be able to break in narrow columns. An order's number is as long as this. */
const LONGEST = 13;

/**
 * Splits a heading so that short hyphenated words can be kept on one line: “Two-Egg Pan” and not “Two- / Egg
 * Pan”. Breakable parts are merged with their neighbours. The parts joined are the original text.
 */
export function noBreakHyphens(text: string): { text: string; isWhole: boolean }[] {
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
