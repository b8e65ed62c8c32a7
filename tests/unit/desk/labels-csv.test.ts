import { expect, test } from 'vitest';
import type { Sheet } from '#src/contracts/desk/packing.ts';
import { labelsCsv } from '#src/desk/packing/labels-csv.ts';

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
