import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { nearFile } from './near-file.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/** Maximum size of a trailer in bytes: more is a long wait on a phone. */
const MAX_TRAILER_BYTES = 8 * 1000 * 1000;
const MAX_CAPTIONS_BYTES = 200 * 1000;

/**
 * Trailers that could not be shown: no film, one that is too large, or captions that no browser reads.
 * `folder` is where the content was read from.
 */
export function brokenTrailers(content: Content, folder: string): ContentProblem[] {
  return content.products.flatMap(({ file, data: { trailer } }) => {
    if (!trailer) return [];
    const check = (
      field: 'src' | 'captions',
      most: number,
      problem: (bytes: Buffer) => string | undefined,
    ) => {
      const shown = path.join('products', trailer[field]);
      const place = path.resolve(folder, shown);
      const found = statSync(place, { throwIfNoEntry: false });
      const expected = !found?.isFile()
        ? `a file; there is none at ${shown}${nearFile(place)}`
        : found.size > most
          ? `a file of at most ${most / 1e6} MB; ${shown} has ${(found.size / 1e6).toFixed(1)} MB`
          : problem(readFileSync(place));
      return expected === undefined ? [] : [{ file, field: `trailer.${field}`, expected }];
    };
    return [
      ...check('src', MAX_TRAILER_BYTES, (bytes) => filmProblem(bytes, trailer.src)),
      ...check('captions', MAX_CAPTIONS_BYTES, (bytes) => captionsProblem(bytes.toString('utf8'))),
    ];
  });
}

/** Compares a film's first bytes with its name's ending. */
function filmProblem(bytes: Buffer, name: string): string | undefined {
  const isMp4 = /mp4$/i.test(name);
  const isRight = isMp4
    ? bytes.toString('latin1', 4, 8) === 'ftyp'
    : bytes.toString('latin1', 0, 4) === '\x1aE\xdf\xa3' && bytes.subarray(0, 256).includes('webm');
  return isRight ? undefined : `a film in the ${isMp4 ? 'MP4' : 'WebM'} format, which this file is not`;
}

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const CUE = new RegExp(String.raw`^(${TIME})[ \t]+-->[ \t]+(${TIME})(?:[ \t].*)?$`);

/**
 * What is wrong with the captions, or undefined. A browser drops a cue with a wrong time without a word, so
 * each is checked: https://www.w3.org/TR/webvtt1/#file-structure
 */
function captionsProblem(text: string): string | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return 'WebVTT, whose first line is WEBVTT';
  const times = lines.flatMap((line, at) => (line.includes('-->') ? [{ line, at }] : []));
  if (times.length === 0) return 'at least one caption, such as 00:00.000 --> 00:02.500 and a line of text';
  for (const { line, at } of times) {
    const [, from = '', to = ''] = CUE.exec(line) ?? [];
    if (!from || millisecondsOf(from) >= millisecondsOf(to))
      return `a time such as 00:00.000 --> 00:02.500 in line ${at + 1}; it is “${line.trim()}”`;
    if (!lines[at + 1]?.trim()) return `words below the time in line ${at + 1}`;
  }
  return undefined;
}

/** The time of a caption (`hh:mm:ss.ttt`, or without hours) in milliseconds. */
function millisecondsOf(time: string): number {
  const seconds = time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return Math.round(seconds * 1000);
}
