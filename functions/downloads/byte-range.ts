import type { ByteRange } from './blob-files.ts';

/**
 * The single byte range that a request asks for (RFC 9110, 14.2), for a file of `size` bytes. Undefined means
 * the whole file: no range, several ranges, an invalid one, or the file has changed (`if-range`).
 */
export function askedRange(
  headers: Headers,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const same = headers.get('if-range');
  if (same !== null && same !== etag) return undefined;
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '') {
    const length = Number(last);
    if (last === '') return undefined;
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
