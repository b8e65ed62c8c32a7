import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseDetail, courseDetails, courseText } from '#src/catalogue/products/course.ts';

const film = {
  id: 'film',
  name: 'The lessons',
  files: [{ name: 'a.webm' }, { name: 'a.vtt' }, { name: 'a.pdf' }],
  prices: { GB: 2900 },
};
const course = { lessons: 6, runningMinutes: 128, formats: [film], productFormatId: undefined };

test('a course’s page, format and details say what it has, from the same fields', () => {
  expect(courseText(course)).toBe('Six lessons on film, 2 h 8 in all. You download: film, captions and PDF.');
  expect(courseText({ ...course, lessons: 1 })).toBe(
    'One lesson on film, 2 h 8. You download: film, captions and PDF.',
  );
  expect(courseDetail(course, film)).toBe('Six lessons: film, captions and PDF');
  expect(courseDetails(course)).toEqual([
    { label: 'Lessons', value: 'Six' },
    { label: 'Length', value: '2 h 8' },
  ]);
});

test('other products say nothing of it', () => {
  const book = { ...course, lessons: undefined, runningMinutes: undefined };
  expect([courseText(book), courseDetail(book, film)]).toEqual([undefined, undefined]);
  expect(courseDetails(book)).toEqual([]);
});

test('names each kind of file once, however many there are', () => {
  const endings = fc.array(fc.constantFrom('webm', 'vtt', 'pdf', 'mp4'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(endings, (all) => {
      const files = all.map((ending, at) => ({ name: `f${at}.${ending}` }));
      const text = courseDetail(course, { ...film, files }) ?? '';
      for (const word of ['film', 'captions', 'PDF']) expect(text.split(word).length).toBeLessThanOrEqual(2);
    }),
  );
});
