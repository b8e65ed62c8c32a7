import * as words from '#src/words/en/file-types.ts';

/** The file types that the store sells, by extension: the media type and the word that shoppers see. */
export const FILE_TYPES = {
  epub: { type: 'application/epub+zip', word: 'EPUB' },
  pdf: { type: 'application/pdf', word: 'PDF' },
  webm: { type: 'video/webm', word: words.film },
  mp4: { type: 'video/mp4', word: words.film },
  mp3: { type: 'audio/mpeg', word: words.audio },
  m4a: { type: 'audio/mp4', word: words.audio },
  vtt: { type: 'text/vtt', word: words.captions },
  zip: { type: 'application/zip', word: 'ZIP' },
} as const;

export type FileEnding = keyof typeof FILE_TYPES;
export const FILE_ENDINGS = Object.keys(FILE_TYPES) as [FileEnding, ...FileEnding[]];

/**
 * Letters, digits and a little punctuation: nothing with a special meaning in headers,
 * shells or file systems.
 */
export const FILE_NAME = new RegExp(
  `^[\\p{L}\\p{N}][\\p{L}\\p{N} ,.’&()_-]{0,90}\\.(${FILE_ENDINGS.join('|')})$`,
  'u',
);

/**
 * A file of a digital format. `key` is its key in the blob store; a file without a key is not available yet,
 * as with a book that is not finished. `size` is in bytes.
 */
export type DigitalFile = { name: string; key?: string; size?: number };

/**
 * Returns a file name's extension.
 *
 * @throws Error for an extension that is not in the table; the content schema rejects such names
 */
export function endingOf(name: string): FileEnding {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (!(ending in FILE_TYPES)) throw new Error(`No file that is sold ends in .${ending}`);
  return ending as FileEnding;
}

/** File types that a format's text may promise, with the extensions that fulfil each promise. */
const PROMISES: readonly { says: RegExp; promised: string; kept: readonly FileEnding[] }[] = [
  { says: /\bEPUB\b/i, promised: 'EPUB', kept: ['epub'] },
  { says: /\bPDF\b|\bto print\b|\bprintable\b|\bcards\b/i, promised: 'PDF', kept: ['pdf'] },
  { says: /\b(films?|videos?|WebM|MP4)\b/i, promised: 'a film', kept: ['webm', 'mp4'] },
  { says: /\b(captions|subtitles)\b/i, promised: 'captions', kept: ['vtt'] },
  { says: /\b(audio|MP3|read(ing)? (aloud|it)|sounds?)\b/i, promised: 'audio', kept: ['mp3', 'm4a'] },
];

/**
 * Returns the file types that a digital format's name and detail promise but that are not among its files.
 * For the editor's error message.
 */
export function brokenPromises(words: string, names: readonly string[]): string[] {
  const endings = names.map(endingOf);
  return PROMISES.filter(
    ({ says, kept }) => says.test(words) && !kept.some((one) => endings.includes(one)),
  ).map(({ promised }) => promised);
}
