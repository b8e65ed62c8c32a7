import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halves } from '../src/scenes/book/split.ts';
import { fitText } from '../src/text/fit.ts';
import { wrap } from '../src/text/place.ts';
import { measure } from '../src/text/shape.ts';

const LETTERS = 'abcdefghijklmnoprstuvzçãêöłșıñ&,ÅÉ';
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 14 })
  .map((letters) => letters.join(''));
const title = fc
  .array(word, { minLength: 1, maxLength: 9 })
  .map((words) => words.join(' ').slice(0, 60).trim() || 'a');

const cover = {
  width: 264,
  height: 150,
  lines: [1, 2, 3, 4],
  faces: ['display', 'italic'],
  leading: 0.9,
  min: 19,
  max: 92,
} as const;

describe('fitting a title', () => {
  test('never leaves its box, keeps every letter, and has the same result each time', () => {
    fc.assert(
      fc.property(
        title,
        fc.integer({ min: 60, max: 500 }),
        fc.integer({ min: 30, max: 400 }),
        (text, width, height) => {
          const request = { ...cover, text, width, height };
          const fitted = fitText(request);
          expect(fitted.width).toBeLessThanOrEqual(width + 0.01);
          expect(fitted.height).toBeLessThanOrEqual(height + 0.01);
          for (const line of fitted.lines) {
            expect(line.extent.right - line.extent.left).toBeLessThanOrEqual(width + 0.01);
            expect(line.y + line.extent.top).toBeGreaterThanOrEqual(-0.01);
            expect(line.y + line.extent.bottom).toBeLessThanOrEqual(height + 0.01);
          }
          const letters = (value: string) => value.replace(/[\s-]/g, '');
          expect(letters(fitted.lines.map((line) => line.text).join(''))).toBe(letters(text));
          expect(fitText(request)).toEqual(fitted);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('no title of 60 characters is below the readable size on a cover', () => {
    fc.assert(
      fc.property(title, (text) => {
        expect(fitText({ ...cover, text }).size).toBeGreaterThanOrEqual(cover.min);
      }),
      { numRuns: 200 },
    );
  });

  test('a short title is set as large as the box allows', () => {
    const fitted = fitText({ ...cover, text: 'Fold', lines: [1], max: 400, height: 400 });
    expect(fitted.width).toBeCloseTo(cover.width, 3);
  });

  test('only the last line ends in a small word if another break is as good', () => {
    const { lines } = fitText({ ...cover, text: 'The Table and the Sea', lines: [2] });
    expect(lines.map((line) => line.text)).toEqual(['The Table', 'and the Sea']);
  });

  test('an empty title is refused', () => {
    expect(() => fitText({ ...cover, text: '  ' })).toThrow(/at least one letter/);
  });
});

describe('letters', () => {
  test.each(['ã', 'ê', 'ö', 'ł', 'ș', 'ı', 'Å', 'ỳ', 'ầ'])('%s has a shape in every typeface', (letter) => {
    for (const face of ['display', 'italic', 'text', 'label'] as const) {
      const { advance, top, right } = measure(letter, face, 100);
      expect(advance).toBeGreaterThan(10);
      expect(right).toBeGreaterThan(10);
      expect(top).toBeLessThan(-40);
    }
  });

  test('an accent is above its letter', () => {
    expect(measure('É', 'display', 100).top).toBeLessThan(measure('E', 'display', 100).top - 8);
    expect(measure('ș', 'label', 100).bottom).toBeGreaterThan(measure('s', 'label', 100).bottom + 8);
  });
});

describe('line breaks', () => {
  test.each([
    ['Pepper', 'Pep per'],
    ['Simmer', 'Sim mer'],
    ['Fold', 'Fold'],
    ['Fish', 'Fish'],
    ['A Slow Loaf', 'A Slow Loaf'],
  ])('%s is broken as %s', (whole, cut) => expect(halves(whole)).toBe(cut));

  test('running text keeps its width and ends with an ellipsis when it is cut', () => {
    const lines = wrap('one two three four five six seven eight nine ten', 'text', 20, 120, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(measure(lines[0]!, 'text', 20).advance).toBeLessThanOrEqual(120);
  });
});
