import { expect, test } from 'vitest';
import type { Sheet } from '#src/contracts/desk/packing.ts';
import { labelsCsv, splitStreet } from '#src/desk/packing/labels-csv.ts';

const SHEET: Sheet = {
  id: 'F-7K3M9-QXAB4',
  version: 1,
  createdAt: '2026-11-29T10:00:00Z',
  address: {
    name: '=Wren',
    line1: '17 Heron Steps\nNorth door',
    line2: null,
    city: 'Leeds',
    state: null,
    postcode: 'LS7 1AB',
    country: 'GB',
  },
  email: 'wren@mail.example',
  phone: '+44 20 7946 0000',
  method: 'Tracked 48',
  gift: null,
  lines: [],
};

test.each(['plain', 'clickAndDrop'] as const)(
  'the addresses (%s) have a row for each parcel, no formula, and phone numbers as they are',
  (form) => {
    const lines = labelsCsv([SHEET, { ...SHEET, address: null }], form)
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^"Order reference",/);
    expect(lines[1]).toContain(`"F-7K3M9-QXAB4","'=Wren","17 Heron Steps North door",`);
    expect(lines[1]).toContain('"+44 20 7946 0000"');
  },
);

test('the addresses for DHL have semicolons, the street and its number apart, and countries of three letters', () => {
  const german = {
    ...SHEET.address,
    name: 'Wren',
    line1: 'Lindenweg 12a',
    city: 'Köln',
    postcode: '50667',
    country: 'DE',
  };
  const [heads, row] = labelsCsv(
    [{ ...SHEET, address: { line2: null, state: null, ...german } }],
    'dhl',
  ).split('\r\n');
  expect(heads).toContain('"Empfänger Straße";"Empfänger Hausnummer"');
  expect(row).toContain('"Wren";"";"Lindenweg";"12a";"50667";"Köln";"";"DEU"');
});

test.each([
  ['Lindenweg 12a', 'Lindenweg', '12a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['17 Heron Steps', 'Heron Steps', '17'],
  ['12-14, rue de la Paix', 'rue de la Paix', '12-14'],
  ['Kiln Row', 'Kiln Row', ''],
  ['', '', ''],
])('of “%s”, the street is “%s” and the number is “%s”', (line, street, houseNumber) => {
  expect(splitStreet(line)).toEqual({ street, houseNumber });
});
