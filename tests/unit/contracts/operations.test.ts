import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OPERATIONS } from '#functions/routes/operations.ts';
import { REFUSAL_CODES } from '#src/contracts/coupons.ts';
import { ERROR_CODES, type ErrorCode } from '#src/contracts/error-codes.ts';
import { GIFT_CARD_CODES } from '#src/contracts/gift-card-answer.ts';
import { errorsOf, type Operation } from '#src/contracts/operation.ts';

/** With the codes of addresses, which no operation lists. */
const codesOf = (operation: Operation): readonly ErrorCode[] => [
  'method_not_allowed',
  ...errorsOf(operation),
];

describe('the API contracts', () => {
  test('each operation has a unique name and address', () => {
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
    expect(new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`)).size).toBe(OPERATIONS.length);
  });

  test.each(OPERATIONS.map((one) => [one.id, one] as const))(
    '%s can be written as JSON Schema, as the OpenAPI document embeds it',
    (_id, { params, query, body, answers }) => {
      for (const schema of [params, query, body?.schema])
        if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
      for (const answer of Object.values(answers))
        if (answer) expect(z.toJSONSchema(answer)).toMatchObject({ type: 'object' });
    },
  );

  test('names every parameter of its address', () => {
    for (const { id, path, params } of OPERATIONS) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const described = params
        ? Object.keys((z.toJSONSchema(params, { io: 'input' }).properties ?? {}) as object)
        : [];
      expect(described, id).toEqual(named);
    }
  });

  test('every code belongs to an operation, and no operation has one twice', () => {
    for (const operation of OPERATIONS)
      expect(new Set(operation.errors).size, operation.id).toBe(operation.errors.length);
    const used = OPERATIONS.flatMap(codesOf);
    expect([...new Set(used)].sort()).toEqual(Object.keys(ERROR_CODES).sort());
  });

  test('every code is returned by a function, and has error statuses', () => {
    const source = globSync('functions/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // The codes for refused promo codes and gift cards are in separate tables.
    expect(source).toContain('problem(REFUSAL_CODES[refusal]');
    expect(source).toContain('problem(GIFT_CARD_CODES[refusal]');
    const inTable: readonly string[] = [...Object.values(REFUSAL_CODES), ...Object.values(GIFT_CARD_CODES)];
    for (const [code, entry] of Object.entries(ERROR_CODES)) {
      if (!inTable.includes(code)) expect(source, code).toMatch(new RegExp(`problem\\(\\s*'${code}'`));
      for (const status of [entry.status, ...('also' in entry ? entry.also : [])])
        expect(status >= 400 && status < 600, code).toBe(true);
    }
  });
});
