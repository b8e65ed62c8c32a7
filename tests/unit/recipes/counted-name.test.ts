import { describe, expect, test } from 'vitest';
import { countedName } from '#src/core/measures/counted-name.ts';

describe('[CAT-06] the plural of ingredients', () => {
  test.each([
    ['carrot', 'carrots'],
    ['large onion', 'large onions'],
    ['bay leaf', 'bay leaves'],
    ['ripe tomato', 'ripe tomatoes'],
    ['avocado', 'avocados'],
    ['rocoto or red chilli', 'rocotos or red chillies'],
    ['radish', 'radishes'],
    ['allspice berry', 'allspice berries'],
    ['anchovy fillet in oil', 'anchovy fillets in oil'],
    ['sheet of fried tofu', 'sheets of fried tofu'],
    ['cos lettuce', 'cos lettuces'],
  ])('%s, %s', (one, many) => {
    expect(countedName(one, 2)).toBe(many);
    expect(countedName(many, 2)).toBe(many);
    expect(countedName(many, 1)).toBe(one);
    expect(countedName(one, 0.5)).toBe(one);
  });
});
