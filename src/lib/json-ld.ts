/**
 * Serialises `value` for a `<script type="application/ld+json">`. Escapes the characters that could end the
 * element or the line.
 */
export function jsonLdText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
