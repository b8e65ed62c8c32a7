/** Line breaks, control and format characters, and halves of a pair: nothing of it may stand in a header. */
const UNFIT = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;
const MOST = 200;

/** Text for a subject or a name in a header: one line, at most 200 characters. It cannot begin another header. */
export function headerText(text: string): string {
  const line = text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();
  return line.length > MOST ? `${[...line].slice(0, MOST - 1).join('')}…` : line;
}
