/** What a file that is sold may be, by its ending: its media type and the word by which a shopper knows it. */
export const FILE_TYPES = {
  epub: { type: 'application/epub+zip', word: 'EPUB' },
  pdf: { type: 'application/pdf', word: 'PDF' },
  webm: { type: 'video/webm', word: 'Film' },
  mp4: { type: 'video/mp4', word: 'Film' },
  mp3: { type: 'audio/mpeg', word: 'Audio' },
  m4a: { type: 'audio/mp4', word: 'Audio' },
  vtt: { type: 'text/vtt', word: 'Captions' },
  zip: { type: 'application/zip', word: 'ZIP' },
} as const;

export type FileEnding = keyof typeof FILE_TYPES;
export const FILE_ENDINGS = Object.keys(FILE_TYPES) as [FileEnding, ...FileEnding[]];

/** Letters, digits and a little punctuation: nothing that a header, a shell or a file system reads as something else. */
export const FILE_NAME = new RegExp(
  `^[\\p{L}\\p{N}][\\p{L}\\p{N} ,.’&()_-]{0,90}\\.(${FILE_ENDINGS.join('|')})$`,
  'u',
);

/** What the build makes for a demonstration out of what the shop says of a product, and what it is called after the product's id. */
export const MADE_FILES = {
  epub: '.epub',
  pdf: '.pdf',
  film: '.webm',
  captions: '.vtt',
  cards: '-cards.pdf',
} as const;
export type MadeFile = keyof typeof MADE_FILES;

/**
 * A file of a digital format as the build published it. `key` names it in the blob store; without one it is promised and not
 * there yet, as of a book that is still being written. `size`, in bytes, is known of what the build has made.
 */
export type DigitalFile = { name: string; key?: string; size?: number };

/** The ending of a file's name, which says what it is. @throws for a name that the content's check refuses. */
export function endingOf(name: string): FileEnding {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (!(ending in FILE_TYPES)) throw new Error(`No file that is sold ends in .${ending}`);
  return ending as FileEnding;
}

/** What a format's own words promise to be among its files, each with the endings that keep the promise. */
const PROMISES: readonly { says: RegExp; promised: string; kept: readonly FileEnding[] }[] = [
  { says: /\bEPUB\b/i, promised: 'EPUB', kept: ['epub'] },
  { says: /\bPDF\b|\bto print\b|\bprintable\b|\bcards\b/i, promised: 'PDF', kept: ['pdf'] },
  { says: /\b(films?|videos?|WebM|MP4)\b/i, promised: 'a film', kept: ['webm', 'mp4'] },
  { says: /\b(captions|subtitles)\b/i, promised: 'captions', kept: ['vtt'] },
  { says: /\b(audio|MP3|read(ing)? (aloud|it)|sounds?)\b/i, promised: 'audio', kept: ['mp3', 'm4a'] },
];

/** What a digital format's name and detail promise that none of its files is, in words for its editor. */
export function brokenPromises(words: string, names: readonly string[]): string[] {
  const endings = names.map(endingOf);
  return PROMISES.filter(
    ({ says, kept }) => says.test(words) && !kept.some((one) => endings.includes(one)),
  ).map(({ promised }) => promised);
}
