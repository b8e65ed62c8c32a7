import { describe, expect, test } from 'vitest';
import { piecesOf } from '#src/core/measures/us-words.ts';

const inUs = (text: string, options?: { isPackage: boolean }) =>
  piecesOf(text, options)
    .map((piece) => (typeof piece === 'string' ? piece : piece.us))
    .join('');
const asWritten = (text: string) =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.metric))
    .join('');

describe('[CAT-06] measures in the text of a recipe', () => {
  test.each([
    ['Heat the oven to 180 °C (160 °C fan).', 'Heat the oven to 350 °F (325 °F convection).'],
    ['Bake at 240 °C, then lower to 200 °C.', 'Bake at 475 °F, then lower to 400 °F.'],
    ['Heat the oil to 170 °C in a pan.', 'Heat the oil to 340 °F in a pan.'],
    ['or reaches 97 °C inside', 'or reaches 205 °F inside'],
    ['at 24 °C or so', 'at 75 °F or so'],
    ['in slices about 2 cm thick', 'in slices about ¾ inch thick'],
    ['a round about 5 cm high', 'a round about 2 inches high'],
    ['a 24 cm frying pan', 'a 9½ inch frying pan'],
    ['into 5 cm square moulds', 'into 2 inch square moulds'],
    ['a slab 16 cm square. Chill.', 'a slab 6½ inches square. Chill.'],
    ['to about 20 by 45 cm.', 'to about 8 by 18 inches.'],
    ['a rectangle of 50 × 40 cm.', 'a rectangle of 20 × 16 inches.'],
    ['in 2 cm of cold water', 'in ¾ inch of cold water'],
    ['in two pieces to 2 mm', 'in two pieces to 2 mm'],
    ['about 8 mm wide', 'about ¼ inch wide'],
    ['Put 700 ml of the water in', 'Put 3 cups of the water in'],
    ['Boil 3 litres of water', 'Boil 13 cups of water'],
    ['the 20 g of butter', 'the 1½ tbsp of butter'],
    ['pieces of about 120 g each', 'pieces of about 4 oz each'],
    ['Bake for 40 minutes at most', 'Bake for 40 minutes at most'],
    ['70–72 %, chopped', '70–72 %, chopped'],
  ])('%s', (metric, us) => {
    expect(inUs(metric)).toBe(us);
    expect(asWritten(metric)).toBe(metric);
  });

  test('the size of a tin is in fluid ounces, since it is not measured', () => {
    expect(inUs('400 ml, full fat', { isPackage: true })).toBe('13½ fl oz, full fat');
    expect(inUs('400 g each, drained', { isPackage: true })).toBe('14 oz each, drained');
  });
});
