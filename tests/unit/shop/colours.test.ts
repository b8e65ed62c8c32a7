import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withColours } from '#config/theme.ts';
import { contrastProblems } from '#src/catalogue/schemas/contrast-problems.ts';
import { COLOURS, mixed } from '#src/core/shop/colours.ts';
import { CONTRAST_NEEDED, contrast } from '#src/core/shop/contrast.ts';
import { GROUND_NAMES, GROUNDS } from '#src/core/shop/grounds.ts';

const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('the contrast of black and white is 21, of a colour and itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#b92f18', '#b92f18')).toBe(1);
  // A known pair of WebAIM's contrast checker.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});

test('the default colours can be read', () => {
  expect(contrastProblems(COLOURS)).toEqual([]);
});

test('a colour that cannot be read is named with its contrast and with one that would do', () => {
  const problems = contrastProblems({ soft: { light: '#aaaaaa', dark: '#b5a592' } });
  expect(problems.map(({ path }) => path.join('.'))).toEqual(Array(3).fill('brand.colours.soft.light'));
  expect(problems[0]?.expected).toMatch(
    /^a contrast of 4\.5:1 or more to paper \(#f6efe1\), where #aaaaaa has 2:1; (#[\da-f]{6}) would do$/,
  );
});

test('each suggested colour can be read where the problem was', () => {
  fc.assert(
    fc.property(hex, hex, (light, dark) => {
      for (const { expected } of contrastProblems({ accent: { light, dark } })) {
        const [, background, near] = /\((#\w{6})\).* (#\w{6}) would do/.exec(expected) ?? [];
        expect(contrast(near ?? '', background ?? '')).toBeGreaterThanOrEqual(CONTRAST_NEEDED);
      }
    }),
  );
});

test('a ground keeps its text readable, or is named', () => {
  expect(contrastProblems({}, { butter: '#bfd8c8', plum: '#123456' })).toEqual([]);
  expect(contrastProblems({}, { olive: '#e0e0a0' })).toMatchObject([{ path: ['brand', 'grounds', 'olive'] }]);
});

test('a mixed colour is between the two', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixed('#b92f18', '#ffffff', 0)).toBe('#b92f18');
});

test('a style sheet gets the colours, and a wrong name is refused', () => {
  expect(withColours('a{color:var(--theme-ink);background:var(--theme-paper-dark)}')).toBe(
    `a{color:light-dark(${COLOURS.ink.light}, ${COLOURS.ink.dark});background:${COLOURS.paper.dark}}`,
  );
  for (const name of GROUND_NAMES) expect(withColours(`var(--theme-${name}-soft)`)).toBe(GROUNDS[name].soft);
  expect(() => withColours('var(--theme-mauve)')).toThrow('names no colour');
});
