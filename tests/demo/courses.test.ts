import { expect, test } from 'vitest';
import { courseDetail, courseDetails, courseText } from '#src/catalogue/products/course.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { inWords } from '#src/lib/number-words.ts';

const { products } = await loadContent(contentFolder(), new Date());
const courses = products.filter(({ data }) => data.goods === 'course');

test('each course says how many lessons it has, how long they are and what is downloaded', () => {
  expect(courses.length).toBeGreaterThan(20);
  for (const { data } of courses) {
    expect(courseText(data)).toMatch(
      /^[A-Z][a-z]+ lessons on film, .+ in all\. You download: film, .*PDF\.$/,
    );
    expect(data.formats[0] && courseDetail(data, data.formats[0])).toMatch(/^[A-Z][a-z]+ lessons: film,/);
    expect(courseDetails(data)).toHaveLength(2);
  }
});

test('no text of a course names another number of lessons', () => {
  const named = courses.flatMap(({ id, data, body }) => {
    const texts = [data.summary, body, ...data.formats.map(({ detail }) => detail)].join('\n');
    return [...texts.matchAll(/\b(\w+) (?:short )?(?:lessons|films)\b/gi)].flatMap(([text, word = '']) =>
      NUMBERS.includes(word.toLowerCase())
        ? [{ id, text, word: word.toLowerCase(), lessons: data.lessons }]
        : [],
    );
  });
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ word, lessons }) => word !== inWords(lessons ?? 0))).toEqual([]);
});

const NUMBERS = Array.from({ length: 20 }, (_, count) => inWords(count + 1));
