import { describe, expect, test } from 'vitest';
import { brokenPromises, endingOf, FILE_NAME } from '#src/core/products/digital-files.ts';

describe('[DIG-04] the text of a digital format matches its files', () => {
  test.each<[words: string, names: string[], broken: string[]]>([
    ['EPUB and PDF, straight away', ['a.epub', 'a.pdf'], []],
    ['EPUB and PDF, straight away', ['a.pdf'], ['EPUB']],
    ['Five films, captions', ['a.webm'], ['captions']],
    ['Five films, captions', ['a.mp4', 'a.vtt'], []],
    ['Read aloud', ['a.epub'], ['audio']],
    ['With twelve printable cards', ['a.epub'], ['PDF']],
    ['An ebook', ['a.zip'], []],
    ...['film', 'films', 'video', 'Videos', 'WebM', 'MP4'].map((word): [string, string[], string[]] => [
      word,
      ['a.pdf'],
      ['a film'],
    ]),
    ...['audio', 'MP3', 'Reading it', 'read it', 'reading aloud', 'sound', 'sounds'].map(
      (word): [string, string[], string[]] => [word, ['a.pdf'], ['audio']],
    ),
    ...['PDF', 'to print', 'cards'].map((word): [string, string[], string[]] => [word, ['a.epub'], ['PDF']]),
    ...['captions', 'subtitles'].map((word): [string, string[], string[]] => [
      word,
      ['a.epub'],
      ['captions'],
    ]),
    ['Filmed on video tape', ['a.webm'], []],
    ['A film', ['a.mp4'], []],
    ['Audio', ['a.mp3'], []],
    ['Audio', ['a.m4a'], []],
    ['Breads and readings', ['a.pdf'], []],
  ])('%s, with %j', (words, names, broken) => expect(brokenPromises(words, names)).toEqual(broken));
});

test('a file name cannot be a path', () => {
  for (const name of ['Damson Year.epub', 'Bún, twice.pdf', 'tea-at-four-cards.pdf', 'Zoë’s (2).mp3'])
    expect(name).toMatch(FILE_NAME);
  for (const name of [
    '../a.pdf',
    'a/b.pdf',
    'a".pdf',
    'a\r\nb.pdf',
    '.pdf',
    'a.exe',
    'a.pdf.exe',
    'a;b.pdf',
    'a\u202ebc.pdf',
  ])
    expect(name).not.toMatch(FILE_NAME);
  expect(endingOf('a.b.epub')).toBe('epub');
  expect(() => endingOf('a.exe')).toThrow(/\.exe/);
});
