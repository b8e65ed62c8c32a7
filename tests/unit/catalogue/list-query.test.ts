import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '#src/core/food/allergens.ts';
import { type ListItem, listQueryText, parseListQuery, SORTS } from '#src/features/products/list-query.ts';
import {
  allergensIn,
  countWith,
  countWithOption,
  countWithout,
  itemsWithin,
  optionsIn,
  runListQuery,
} from '#src/features/products/run-list-query.ts';

const item = (name: string, fields: Partial<ListItem> = {}): ListItem => ({
  name,
  url: `/products/${name.toLowerCase().replaceAll(' ', '-')}`,
  creator: 'Adaeze Obi',
  summary: 'A jar of it.',
  price: { text: '£8.50', amount: 850 },
  sections: ['pantry'],
  categories: ['pantry/chilli'],
  type: 'available',
  availability: 'available',
  addedAt: '2026-05-01T00:00:00.000Z',
  picture: { src: '', srcset: '', width: 4, height: 5, alt: '', class: '' },
  ...fields,
});
const parse = (text: string) => parseListQuery(new URLSearchParams(text));
const names = (items: readonly ListItem[]) => items.map(({ name }) => name);

describe('products that can be bought now', () => {
  const items = [
    item('Soon', { type: 'pre-order', standing: 'coming', price: { text: '£1.00', amount: 100 } }),
    item('Elsewhere', { standing: 'elsewhere', price: { text: 'Not sold in the UK' } }),
    item('Sold out', {
      availability: 'unavailable',
      standing: 'coming',
      price: { text: 'Sold out for now' },
    }),
    item('Now', { standing: 'now', price: { text: '£9.00', amount: 900 } }),
  ];

  test('come first, in any sort order', () => {
    for (const sort of ['featured', 'newest', 'name', 'price-up', 'price-down'])
      expect(names(runListQuery(items, parse(`sort=${sort}`)).items)[0], sort).toBe('Now');
    expect(names(runListQuery(items, parse('')).items).at(-1)).toBe('Elsewhere');
  });

  test('are those with the availability "available"', () => {
    expect(names(runListQuery(items, parse('type=available')).items)).toEqual(['Now']);
    expect(countWith(items, parse(''), 'type', 'available')).toBe(1);
  });
});

describe('a list without some allergens', () => {
  const items = [
    item('Book'),
    item('Honey', { allergens: [] }),
    item('Bar', { allergens: ['milk', 'nuts'] }),
    item('Yaji', { allergens: ['peanuts'] }),
    item('Unknown', { allergens: [...ALLERGENS] }),
  ];
  const found = (text: string) => names(runListQuery(items, parse(text)).items);

  test('has no food that contains or may contain one of them, and no food without allergen facts', () => {
    expect(found('without=nuts')).toEqual(['Book', 'Honey', 'Yaji']);
    expect(found('without=nuts&without=peanuts')).toEqual(['Book', 'Honey']);
    expect(found('without=lupin')).toEqual(['Book', 'Honey', 'Bar', 'Yaji']);
  });

  test('keeps its choices in the address, in one order and each once; others are ignored', () => {
    expect(listQueryText(parse('without=nuts&without=fish&without=nuts&without=sand'))).toBe(
      '?without=fish&without=nuts',
    );
    expect(parse('without=sand')).not.toHaveProperty('without');
    fc.assert(
      fc.property(fc.subarray([...ALLERGENS]), (without) => {
        const query = { ...parse(''), ...(without.length > 0 && { without }) };
        expect(parse(listQueryText(query))).toEqual(query);
      }),
    );
  });

  test('offers the allergens that are known to be in its foods, with what is left without each', () => {
    expect(allergensIn(items)).toEqual(['peanuts', 'milk', 'nuts']);
    expect(allergensIn([item('Book'), item('Unknown', { allergens: [...ALLERGENS] })])).toEqual([]);
    expect(allergensIn([item('Book'), item('Pan'), item('Bar', { allergens: ['milk'] })])).toEqual([]);
    expect(countWithout(items, parse(''), 'nuts')).toBe(3);
    expect(countWithout(items, parse('without=peanuts'), 'nuts')).toBe(2);
  });
});

describe('a list of products with options', () => {
  const apron = {
    options: ['Size', 'Colour'],
    variants: [
      ['S', 'Olive'],
      ['M', 'Olive'],
      ['M', 'Sand: pale'],
    ],
  };
  const items = [
    item('Apron', apron),
    item('Bowl', { options: ['Size'], variants: [['M'], ['L']] }),
    item('Sold out', { options: ['Size'], variants: [] }),
    item('Book'),
  ];
  const found = (text: string) => names(runListQuery(items, parse(text)).items);

  test('has what can be bought with all wanted values at once', () => {
    expect(found('option=Size:M')).toEqual(['Apron', 'Bowl']);
    expect(found('option=Size:S&option=Colour:Olive')).toEqual(['Apron']);
    // The apron is made in S and in sand, and not in both.
    expect(found('option=Size:S&option=Colour:Sand: pale')).toEqual([]);
    expect(found('option=Grind:Filter')).toEqual([]);
    expect(found('option=Size')).toEqual(names(items));
  });

  test('offers options that several have, with the values that can be bought', () => {
    expect(optionsIn(items)).toEqual([{ name: 'Size', values: ['S', 'M', 'L'] }]);
    expect(optionsIn([item('Apron', apron)])).toEqual([]);
  });

  test('counts each value with the other choices, instead of the one it would replace', () => {
    expect(countWithOption(items, parse(''), 'Size', 'M')).toBe(2);
    expect(countWithOption(items, parse('option=Size:S&option=Colour:Olive'), 'Size', 'M')).toBe(1);
    expect(countWithOption(items, parse('option=Size:S'), 'Size', '')).toBe(items.length);
  });

  test('keeps its choices in the address, the last of each option', () => {
    expect(listQueryText(parse('option=Size:S&option=Colour:Sand: pale&option=Size:M'))).toBe(
      '?option=Size%3AM&option=Colour%3ASand%3A+pale',
    );
    const text = fc.string({ minLength: 1 }).filter((value) => value.isWellFormed());
    const name = text.filter((value) => !value.includes(':') && value !== '__proto__');
    fc.assert(
      fc.property(
        fc.dictionary(
          name,
          text.filter((value) => !/[\n\r]/.test(value)),
          { minKeys: 1 },
        ),
        (options) => {
          const query = { ...parse(''), options };
          expect(parse(listQueryText(query)).options).toEqual(options);
        },
      ),
    );
  });
});

describe('the number of products for a choice', () => {
  const items = [
    item('a', { diet: ['vegan'], minutes: 20, difficulty: 'easy' }),
    item('b', { diet: ['vegan'], minutes: 50, difficulty: 'easy' }),
    item('c', { diet: [], minutes: 10, difficulty: 'project' }),
  ];

  test('is counted with the other choices, instead of the one it would replace', () => {
    expect(countWith(items, parse('diet=vegan'), 'time', '20')).toBe(1);
    expect(countWith(items, parse('time=20'), 'time', '90')).toBe(3);
    expect(countWith(items, parse('diet=vegan&time=20'), 'diet', '')).toBe(2);
    expect(countWith(items, parse('diet=vegan'), 'difficulty', 'project')).toBe(0);
  });
});

describe('[RT-19] the query of the product list', () => {
  test('of an empty address asks for everything, in the order of the list', () => {
    expect(parse('')).toEqual({ sort: 'featured', page: 1 });
    expect(listQueryText(parse(''))).toBe('');
  });

  test('reads known parameters and ignores others', () => {
    expect(parse('section=books&category=&type=funding&min=10&max=x&sort=best&page=-2&colour=red')).toEqual({
      section: 'books',
      type: 'funding',
      min: 1000,
      sort: 'featured',
      page: 1,
    });
    expect(parse('section=books&section=pantry').section).toBe('pantry');
  });

  test('can be read back after it is written', () => {
    const query = fc.record(
      {
        keyword: fc.constantFrom('ají', 'two eggs'),
        section: fc.constantFrom('books', 'pantry'),
        category: fc.constantFrom('books/fish'),
        min: fc.integer({ min: 0, max: 99_999 }),
        max: fc.integer({ min: 0, max: 99_999 }),
        sort: fc.constantFrom(...SORTS),
        page: fc.integer({ min: 1, max: 40 }),
      },
      { requiredKeys: ['sort', 'page'] },
    );
    fc.assert(
      fc.property(query, (asked) => {
        expect(parse(listQueryText(asked))).toEqual(asked);
      }),
    );
  });

  test('filters by section, category, availability and price', () => {
    const items = [
      item('Jar'),
      item('Book', { sections: ['books'], categories: ['books/fish'], price: { text: '£24', amount: 2400 } }),
      item('Later', { type: 'pre-order' }),
      item('Elsewhere', { price: { text: 'Not sold in the UK' } }),
    ];
    expect(names(runListQuery(items, parse('section=books')).items)).toEqual(['Book']);
    expect(names(runListQuery(items, parse('category=pantry/chilli&type=pre-order')).items)).toEqual([
      'Later',
    ]);
    expect(names(runListQuery(items, parse('min=8.50&max=8.50')).items)).toEqual(['Jar', 'Later']);
    expect(runListQuery(items, parse('max=1')).total).toBe(0);
  });

  test('finds all words, without accents', () => {
    const items = [item('Ají Amarillo'), item('Ata Din Din')];
    expect(names(runListQuery(items, parse('keyword=AJI+obi')).items)).toEqual(['Ají Amarillo']);
    expect(runListQuery(items, parse('keyword=aji+din')).total).toBe(0);
  });

  test('keeps the order of the list, or sorts by newest', () => {
    const items = [item('Old', { addedAt: '2026-01-01' }), item('New', { addedAt: '2026-09-01' })];
    expect(names(runListQuery(items, parse('')).items)).toEqual(['Old', 'New']);
    expect(names(runListQuery(items, parse('sort=newest')).items)).toEqual(['New', 'Old']);
  });

  test('sorts products without a price last, in both price orders', () => {
    const items = [
      item('None', { price: { text: '' } }),
      item('Dear', { price: { text: '', amount: 9 } }),
      item('Cheap', { price: { text: '', amount: 1 } }),
    ];
    expect(names(runListQuery(items, parse('sort=price-up')).items)).toEqual(['Cheap', 'Dear', 'None']);
    expect(names(runListQuery(items, parse('sort=price-down')).items)).toEqual(['Dear', 'Cheap', 'None']);
  });

  test('[UI-07] has twelve to a page, every one on exactly one page, and shows the last page for larger numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (count) => {
        const items = Array.from({ length: count }, (_, index) => item(`Thing ${index}`));
        const { pageCount } = runListQuery(items, parse(''));
        const seen = Array.from({ length: pageCount }, (_, index) =>
          names(runListQuery(items, parse(`page=${index + 1}`)).items),
        );
        for (const page of seen) expect(page.length).toBeLessThanOrEqual(12);
        expect(seen.flat().toSorted()).toEqual(names(items).toSorted());
        expect(runListQuery(items, parse('page=99')).page).toBe(pageCount);
      }),
    );
  });
});

describe('[RT-28] lists of sections and of recipes', () => {
  const dish = (name: string, fields: Partial<ListItem>) =>
    item(name, { sections: ['recipes'], categories: ['recipes/fish'], price: undefined, ...fields });

  test('contain only their section or category', () => {
    const all = [item('Jar'), item('Pan', { sections: ['kitchen'], categories: ['kitchen/pans'] })];
    expect(names(itemsWithin(all, 'kitchen'))).toEqual(['Pan']);
    expect(names(itemsWithin(all, 'pantry/chilli'))).toEqual(['Jar']);
    expect(names(itemsWithin(all))).toEqual(['Jar', 'Pan']);
  });

  test('can be filtered by diet, time and difficulty, and sorted by time', () => {
    const dishes = [
      dish('Stew', { minutes: 120, difficulty: 'project', diet: ['gluten-free'] }),
      dish('Toast', { minutes: 12, difficulty: 'easy', diet: ['vegan', 'nut-free'] }),
      dish('Soup', { minutes: 40, difficulty: 'easy', diet: ['vegan'] }),
    ];
    const run = (text: string) => names(runListQuery(dishes, parse(text)).items);
    expect(run('diet=vegan&sort=name')).toEqual(['Soup', 'Toast']);
    expect(run('time=40&sort=quick')).toEqual(['Toast', 'Soup']);
    expect(run('difficulty=project')).toEqual(['Stew']);
    expect(run('time=-3&sort=quick')).toEqual(['Toast', 'Soup', 'Stew']);
    expect(run('min=1')).toEqual([]);
  });
});
