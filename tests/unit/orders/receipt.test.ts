import { describe, expect, test } from 'vitest';
import { nextSteps } from '#src/core/orders/next-steps.ts';
import { readOrderNumber } from '#src/core/orders/order-number.ts';
import type { PaidTax } from '#src/core/orders/paid-order.ts';
import { lineDetails, sumRows, sumText } from '#src/core/orders/receipt-words.ts';
import { taxRows } from '#src/core/orders/tax-rows.ts';

const pounds = (amount: number) => `£${(amount / 100).toFixed(2)}`;
const STANDARD = { methodId: 'standard', name: 'Standard', minimumDays: 1, maximumDays: 3 };
const [POSTED, MADE, DIGITAL] = (['posted', 'made', 'digital'] as const).map((way) => ({ way }));

describe('the sums of a receipt', () => {
  const order: Parameters<typeof sumRows>[0] = {
    subtotal: 2400,
    discount: 0,
    shipping: 395,
    delivery: STANDARD,
    lines: [POSTED!],
  };
  const code = 'COOK';
  test.each<[what: string, change: Partial<typeof order>, rows: [string, number][]]>([
    ['goods and delivery', {}, [['Delivery (Standard)', 395]]],
    ['free delivery', { shipping: 0 }, [['Delivery (Standard)', 0]]],
    ['delivery by no known method', { delivery: undefined }, [['Delivery', 395]]],
    ['files only', { shipping: 0, delivery: undefined, lines: [DIGITAL!] }, []],
    ['a file and a book', { shipping: 0, lines: [DIGITAL!, POSTED!] }, [['Delivery (Standard)', 0]]],
    ['a file and what is made', { shipping: 0, lines: [DIGITAL!, MADE!] }, [['Delivery (Standard)', 0]]],
    ['delivery that was paid without parcels', { lines: [DIGITAL!] }, [['Delivery (Standard)', 395]]],
    [
      'a code that lowers the goods',
      { discount: 240, couponCode: code },
      [
        ['Discount (COOK)', -240],
        ['Delivery (Standard)', 395],
      ],
    ],
    [
      'a discount without a code',
      { discount: 1 },
      [
        ['Discount', -1],
        ['Delivery (Standard)', 395],
      ],
    ],
    [
      'a code that lowers the goods, with free delivery',
      { discount: 240, couponCode: code, shipping: 0 },
      [
        ['Discount (COOK)', -240],
        ['Delivery (Standard)', 0],
      ],
    ],
    [
      'a code that makes the delivery free',
      { couponCode: code, shipping: 0 },
      [['Delivery (Standard), with code COOK', 0]],
    ],
    ['a code without effect', { couponCode: code }, [['Delivery (Standard)', 395]]],
  ])('%s', (_what, change, rows) => {
    expect(sumRows({ ...order, ...change })).toEqual([['Subtotal', 2400], ...rows]);
  });

  test('are an amount, a discount with its minus sign, or “Free”', () => {
    expect([395, 1, 0, -1, -240].map((amount) => sumText(amount, pounds))).toEqual([
      '£3.95',
      '£0.01',
      'Free',
      '−£0.01',
      '−£2.40',
    ]);
  });
});

describe('the tax on a receipt', () => {
  const groups = [
    { rate: 2000, tax: 400 },
    { rate: null, tax: 5 },
  ];
  const quiet = (name: string, value: string) => ({ name, value, isQuiet: true });
  test.each<[what: string, tax: PaidTax, rows: ReturnType<typeof taxRows>]>([
    ['added to the prices', { total: 214, isInside: false, groups: [] }, [{ name: 'Tax', value: '£2.14' }]],
    ['added, with its rates', { total: 405, isInside: false, groups }, [{ name: 'Tax', value: '£4.05' }]],
    ['not added', { total: 0, isInside: false, groups: [] }, []],
    ['not known', { total: null, isInside: false, groups: [] }, []],
    ['in the prices', { total: null, isInside: true, groups: [] }, [quiet('VAT', 'in the price')]],
    [
      'in the prices, without rates',
      { total: 400, isInside: true, groups: [] },
      [quiet('VAT in the price', '£4.00')],
    ],
    [
      'in the prices, of nothing',
      { total: 0, isInside: true, groups: [] },
      [quiet('VAT in the price', '£0.00')],
    ],
    [
      'in the prices, by rate',
      { total: 405, isInside: true, groups },
      [quiet('VAT 20% in the price', '£4.00'), quiet('VAT in the price', '£0.05')],
    ],
    [
      'in the prices, some of it 0 %',
      { total: 400, isInside: true, groups: [...groups.slice(0, 1), { rate: 0, tax: 0 }] },
      [quiet('VAT 20% in the price', '£4.00')],
    ],
    ['in the prices, all of it 0 %', { total: 0, isInside: true, groups: [{ rate: 0, tax: 0 }] }, []],
  ])('%s', (_what, tax, rows) => {
    expect(taxRows(tax, pounds)).toEqual(rows);
  });
});

test('the details of a line are its format, how many, the buyer’s words and whether it is made for the buyer', () => {
  const line = { formatName: 'Hardback', quantity: 1, way: 'posted' } as const;
  expect(lineDetails(line)).toEqual(['Hardback']);
  expect(lineDetails({ ...line, quantity: 2 })).toEqual(['Hardback, quantity 2']);
  expect(lineDetails({ ...line, customization: '' })).toEqual(['Hardback']);
  expect(lineDetails({ ...line, way: 'digital' })).toEqual(['Hardback']);
  expect(lineDetails({ ...line, quantity: 3, customization: 'For Ana', way: 'made' })).toEqual([
    'Hardback, quantity 3',
    '“For Ana”',
    'Made for you',
  ]);
});

describe('what happens next with an order', () => {
  const arrival = { first: '2026-12-01', last: '2026-12-03', isAll: true };
  const line = (name: string, way: 'posted' | 'made' | 'digital', releasedAt?: string) => ({
    name,
    way,
    releasedAt,
  });
  const MAIL = 'We email you when your parcel leaves.';
  const PACKED = 'We pack your parcel next. It leaves us within 3 working days.';
  const LATER = 'Salt comes out on 4 March 2027, and we send it from then.';
  const ARRIVES = 'Arrives Tue 1 – Thu 3 December by standard delivery.';
  const bought = {
    language: 'en-GB',
    arrival,
    delivery: STANDARD,
    handling: { minimumDays: 0, maximumDays: 3 },
  };
  const steps = (lines: ReturnType<typeof line>[], change: Partial<Parameters<typeof nextSteps>[0]> = {}) =>
    nextSteps({ ...bought, lines, ...change });

  test('a parcel is packed, arrives on its days, and a mail says when it leaves', () => {
    expect(steps([line('Pan', 'posted')])).toEqual([PACKED, ARRIVES, MAIL]);
    expect(steps([line('File', 'digital'), line('Pan', 'posted')])).toEqual([PACKED, ARRIVES, MAIL]);
  });

  test('no days are named if they, or the method, are not known', () => {
    expect(steps([line('Pan', 'posted')], { arrival: undefined })).toEqual([PACKED, MAIL]);
    expect(steps([line('Pan', 'posted')], { delivery: undefined })).toEqual([PACKED, MAIL]);
  });

  test('nothing happens with files, which are there at once', () => {
    expect(steps([line('File', 'digital')], { arrival: undefined, delivery: undefined })).toEqual([]);
  });

  test('what is not released yet is not packed, and has its day', () => {
    const salt = line('Salt', 'posted', '2027-03-04T00:00:00.000Z');
    expect(steps([salt], { arrival: undefined })).toEqual([MAIL, LATER]);
    expect(steps([salt, line('Bowl', 'made')], { arrival: undefined })).toEqual([
      'We are making your order now. It leaves us within 3 working days.',
      MAIL,
      LATER,
    ]);
    const file = line('Salt', 'digital', '2027-03-04T00:00:00.000Z');
    expect(steps([file], { arrival: undefined, delivery: undefined })).toEqual([
      'Salt comes out on 4 March 2027 and is yours from then.',
    ]);
  });
});

test.each([
  ['F-7K3M9-QXAB4', 'F-7K3M9-QXAB4'],
  ['f-7k3m9-qxab4', 'F-7K3M9-QXAB4'],
  ['  f-7k3m9 -  qxab4\t\n', 'F-7K3M9-QXAB4'],
  [' ', ''],
])('the order number that was typed as “%s” is read as “%s”', (typed, read) => {
  expect(readOrderNumber(typed)).toBe(read);
});
