/** Control characters except line breaks and tabs. Includes NUL, which PostgreSQL cannot store. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the expression that refuses them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/;

/** True for text that PostgreSQL can store: no lone surrogates and no control characters. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value);
}
