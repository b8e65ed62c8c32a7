/** Control characters but for line breaks and tabs; NUL among them, which PostgreSQL cannot store. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the expression that refuses them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/;

/** True for text that PostgreSQL can store and nothing can misread: no lone surrogate, no control character. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value);
}
