/**
 * Makes strangers' text safe to print in a terminal. Replaces control sequences, and characters that are
 * invisible or change the direction of writing, by their code.
 */
export function forTerminal(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is the expression that shows them
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
