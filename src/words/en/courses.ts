/** What a course has. */

/**
 * At the top of its page, and for its format. `{length}` is that of all films,
 * `{files}` a list such as “film and PDF”.
 */
export const lessons = {
  one: '{countInWords} lesson on film, {length}. You download: {files}.',
  other: '{countInWords} lessons on film, {length} in all. You download: {files}.',
};
export const formatDetail = {
  one: '{countInWords} lesson: {files}',
  other: '{countInWords} lessons: {files}',
};
/** Among its details. */
export const lessonsLabel = 'Lessons';
export const lengthLabel = 'Length';
