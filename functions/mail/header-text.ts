/** Characters not allowed in a header: line breaks, control and bidi characters, lone surrogates. */
const UNFIT = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;
const MOST = 200;

/** Text for a subject or a display name: one line of at most 200 characters. Prevents header injection. */
export function headerText(text: string): string {
  const line = text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();
  return line.length > MOST ? `${[...line].slice(0, MOST - 1).join('')}…` : line;
}
