/** A file as text, without a byte order mark, or what was expected of it. */
export function textOf(bytes: Uint8Array): string | { expected: string } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { expected: 'a text in UTF-8; this one is in UTF-16, so save it again as UTF-8' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      expected:
        'a text in UTF-8; this one is in another encoding such as Windows-1252, so save it again as UTF-8',
    };
  }
}
