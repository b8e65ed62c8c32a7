import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingMinutes, wordCount } from '#src/catalogue/articles/reading-time.ts';

describe('[RT-10] the reading time of an article', () => {
  test.each([
    ['', 1],
    ['salt '.repeat(40), 1],
    ['salt '.repeat(220), 1],
    ['salt '.repeat(440), 2],
    ['salt '.repeat(1000), 5],
  ])('%#', (text, minutes) => expect(readingMinutes(text)).toBe(minutes));

  test('counts text and no markup', () => {
    expect(wordCount('## Why a spoon will *let you* down')).toBe(7);
    expect(wordCount('- **Everything** under the liquid.')).toBe(4);
    expect(wordCount('I wrote [a book](/products/eleven-jars) about it.')).toBe(6);
    expect(wordCount('One.\n\n[figure: shares]\n\n[quote]\n\nTwo.')).toBe(2);
    expect(wordCount('| Onions | £2.70 |\n| --- | --- |\n| Salt | 55p |')).toBe(4);
    expect(wordCount('It’s 1,840 g, or 18 °C in Ōpōtiki')).toBe(8);
  });

  test('never decreases with more words', () => {
    const text = fc.array(fc.constantFrom('salt', '**oil**', '\n\n', '- tin', '[quote]'), { maxLength: 900 });
    fc.assert(
      fc.property(text, text, (one, two) => {
        const both = [...one, ...two].join(' ');
        expect(readingMinutes(both)).toBeGreaterThanOrEqual(readingMinutes(one.join(' ')));
      }),
    );
  });
});
