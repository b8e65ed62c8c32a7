import { duration } from '#src/core/duration-text.ts';
import { endingOf, FILE_TYPES } from '#src/core/products/digital-files.ts';
import { capitalisedNumber } from '#src/lib/number-words.ts';
import * as words from '#src/words/en/courses.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { ProductEntry } from '../schemas/product.ts';

type Course = Pick<ProductEntry, 'lessons' | 'runningMinutes' | 'formats' | 'productFormatId'>;
type FormatEntry = ProductEntry['formats'][number];

/** What a course has, as a sentence for the top of its page. Undefined for other products. */
export function courseText({
  lessons,
  runningMinutes,
  formats,
  productFormatId,
}: Course): string | undefined {
  const format = formats.find(({ id }) => id === productFormatId) ?? formats[0];
  if (!lessons || !runningMinutes || !format?.files) return undefined;
  return fillCount(words.lessons, lessons, { length: duration(runningMinutes), files: filesText(format) });
}

/** What a format of a course has: `Six lessons: film, captions and PDF`. Undefined for other products. */
export function courseDetail({ lessons }: Pick<Course, 'lessons'>, format: FormatEntry): string | undefined {
  return lessons && format.files
    ? fillCount(words.formatDetail, lessons, { files: filesText(format) })
    : undefined;
}

/** The rows that a course has among its details. */
export function courseDetails({ lessons, runningMinutes }: Course): { label: string; value: string }[] {
  if (!lessons || !runningMinutes) return [];
  return [
    { label: words.lessonsLabel, value: capitalisedNumber(lessons) },
    { label: words.lengthLabel, value: duration(runningMinutes) },
  ];
}

function filesText({ files = [] }: FormatEntry): string {
  const kinds = new Set(files.map(({ name }) => insideSentence(FILE_TYPES[endingOf(name)].word)));
  return new Intl.ListFormat('en-GB').format(kinds);
}

/** `film`, but `PDF`. */
function insideSentence(word: string): string {
  return word === word.toUpperCase() ? word : word.toLowerCase();
}
