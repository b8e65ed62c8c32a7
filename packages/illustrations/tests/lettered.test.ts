import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../src/checks/well-formed.ts';
import { drawCreator, drawInitial, drawLettered } from '../src/draw.ts';
import type { PaletteName } from '../src/inks.ts';
import { SHEETS, type SheetName } from '../src/scenes/sheet.ts';
import { THEMES } from '../src/scenes/themes.ts';
import { wordmarkOf } from '../src/wordmark.ts';

const COLOURS = Object.keys(THEMES) as PaletteName[];
const SHAPES = Object.keys(SHEETS) as SheetName[];
const input = (title: string, more: object = {}) => ({
  slug: title.toLowerCase(),
  title,
  byline: 'Quỳnh Trần & Søn',
  kicker: 'Jar',
  colour: 'plum' as PaletteName,
  shape: 'product' as SheetName,
  ...more,
});
/** A position or a size that is not a number, or missing text. */
const BROKEN = /NaN|undefined|Infinity/;

describe('a name as a picture', () => {
  test('is a complete drawing for any name, colour and shape', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom('Ox', 'おにぎり', '🍋', '½', '“Quoted” <b> & co', 'Țară, İzmir, Łódź'),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
        ),
        fc.constantFrom(...COLOURS),
        fc.constantFrom(...SHAPES),
        (title, colour, shape) => {
          for (const draw of [drawLettered, drawInitial]) {
            const { svg, ground } = draw(input(title, { colour, shape }));
            expect(faultIn(svg)).toBeUndefined();
            expect(svg).not.toMatch(BROKEN);
            expect(ground).toBe(colour);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is the same every time, and differs for another name', () => {
    expect(drawLettered(input('Damson Jam'))).toEqual(drawLettered(input('Damson Jam')));
    expect(drawLettered(input('Damson Jam')).svg).not.toBe(drawLettered(input('Quince Jam')).svg);
  });

  test('differs between the products of a list', () => {
    const colours = (svg: string) => new Set(svg.match(/fill="#\w+"/g)).size;
    const kinds = 'Salt Rye Fig Leek Bun Tea Mint Rice Corn Plum'.split(' ').map((name) => {
      const { svg } = drawLettered(input(name));
      return `${svg.match(/<path/g)?.length} ${svg.match(/<rect/g)?.length} ${colours(svg)}`;
    });
    expect(new Set(kinds).size).toBeGreaterThan(2);
  });

  test('leaves out what the title already says', () => {
    const paths = (title: string, kicker?: string) =>
      drawLettered({ ...input(title), slug: 'a', kicker }).svg.match(/<path/g)?.length;
    expect(paths('A Jar of Damsons', 'Jar')).toBe(paths('A Jar of Damsons'));
  });
});

test.each(['Ana Sousa', 'bell hooks', 'Ö', 'おに'])(
  '%s, a creator without a drawing, has an empty plate with a monogram',
  (name) => {
    const { svg } = drawCreator({ slug: 'ana', name, colour: 'sky', foods: [] });
    expect(faultIn(svg)).toBeUndefined();
    expect(svg).not.toMatch(BROKEN);
    expect(svg).not.toContain('#food-');
  },
);

test.each(['Found', 'Ferris', 'The Onion Larder & Sons', 'ö'])(
  'the wordmark of %s has a box and a shape',
  (name) => {
    const { width, height, path } = wordmarkOf(name);
    expect(width / height).toBeGreaterThan(0.2);
    expect(path).toMatch(/^<path [^>]*d="M/);
    expect(path).not.toMatch(BROKEN);
  },
);
