/** Characters not allowed in a header: line breaks, control and bidi characters, lone surrogates. */
const UNFIT = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** Text for a subject or a display name: one line of at most `most` characters. Prevents header injection. */
export function headerText(text: string, most = 200): string {
  const line = text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();
  return line.length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
}
