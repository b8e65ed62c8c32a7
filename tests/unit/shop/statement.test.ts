import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';

const settings = parse(readFileSync('tests/fixtures/minimal-shop/settings/store.yaml', 'utf8'));
const read = (statement: string) =>
  settingsSchema.safeParse({ ...settings, brand: { ...settings.brand, statement } });

test.each(['COFFEE', 'JAM & CO.', 'B2'])('%s may be on a card statement', (statement) => {
  expect(read(statement).success).toBe(true);
});

test.each(['', 'A', 'LONGER TEXT', '12345', 'CAFÉ', 'A*B', '<b>', "JO'S"])(
  '%j may not, with the reason',
  (statement) => {
    const [issue] = read(statement).error!.issues;
    expect([issue!.path.join('.'), issue!.message]).toEqual([
      'brand.statement',
      'two to ten plain letters and digits, such as COFFEE',
    ]);
  },
);
