import { capitals, line, PALETTE, wrap } from 'illustrations';
import sharp from 'sharp';
import type { Manuscript } from './manuscript.ts';
import { webm } from './webm.ts';

/** A text of the film, and how long it is shown, in ms. */
export type Scene = { kicker: string; words: string; durationMs: number };

const SIZE = { width: 640, height: 360 } as const;
const MARGIN = 44;
/** Font sizes for a scene's text. The largest that fits is used. */
const TYPE = [34, 28, 23, 19, 16] as const;

/** The scenes of a lesson: the course's own text, one recipe step by step, and what this copy is. */
export function scenesOf({ title, author, chapters }: Manuscript): Scene[] {
  const [about] = chapters;
  const shown = [about, chapters.find(({ isRecipe }) => isRecipe), chapters.at(-1)].filter(
    (one) => one !== undefined,
  );
  const scenes = shown.flatMap(({ title: kicker, parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'heading') return [];
      const texts =
        'items' in part
          ? part.kind === 'steps'
            ? part.items
            : [part.items.join(' · ')]
          : sentences(part.text);
      return texts.map((words) => scene(kicker, words));
    }),
  );
  return [scene(author, title), ...scenes];
}

/** Builds a lesson as a WebM film of its scenes, in its creator's colours. */
export async function film(lesson: Manuscript, still: Buffer): Promise<Buffer> {
  const scenes = scenesOf(lesson);
  const frames = await Promise.all(
    scenes.map(async ({ durationMs, ...words }, at) => ({
      durationMs,
      webp: await sharp(Buffer.from(slide(lesson, words, at === 0 ? still : undefined)))
        .flatten({ background: PALETTE[lesson.colour].deep })
        .webp({ quality: 74, effort: 0 })
        .toBuffer(),
    })),
  );
  return webm(frames, SIZE);
}

/** The same text as WebVTT captions. */
export function captions(lesson: Manuscript): Buffer {
  let start = 0;
  const cues = scenesOf(lesson).map(({ words, durationMs }) => {
    const from = start;
    start += durationMs;
    // An arrow or a line break would end the cue.
    const text = words.replaceAll('-->', '→').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return `${timeText(from)} --> ${timeText(start)}\n${text}`;
  });
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`, 'utf8');
}

function scene(kicker: string, words: string): Scene {
  // The time to read it aloud: about fifteen characters a second, plus a pause.
  return { kicker, words, durationMs: 1_500 + Math.ceil(words.length / 15) * 1_000 };
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) +(?=\p{Lu})/u);
}

function slide({ colour }: Manuscript, { kicker, words }: Omit<Scene, 'durationMs'>, still?: Buffer): string {
  const { deep, fg } = PALETTE[colour];
  const { width, height } = SIZE;
  const room = (still ? width / 2 : width) - MARGIN * 2;
  const size =
    TYPE.find((one) => wrap(words, 'display', one, room).length * one * 1.25 <= height - 130) ?? 14;
  const lines = wrap(words, 'display', size, room);
  const top = 96 + size;
  const picture = still
    ? `<image x="${width / 2}" y="0" width="${width / 2}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${still.toString('base64')}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${deep}"/>` +
    capitals(kicker, MARGIN, 62, 13, fg, 'start', room) +
    lines.map((text, at) => line(text, MARGIN, top + at * size * 1.25, size, fg)).join('') +
    `${picture}</svg>`
  );
}

function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
