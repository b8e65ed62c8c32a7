/**
 * `value` as the text of a `<script type="application/ld+json">`. Every character that could end the element or the line is
 * written as an escape, so that no content can break out of it.
 */
export function jsonLdText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
