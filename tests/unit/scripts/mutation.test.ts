import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';
import { loadedWith, valueImports } from '#tools/mutation/imports.ts';
import { sampleOf } from '#tools/mutation/sample-checker.ts';
import { pureModules, scopeOf, WHOLE } from '#tools/mutation/scopes.ts';

const mutant = (line: number) => ({
  id: String(line),
  fileName: path.join(ROOT, 'src/core/money.ts'),
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
});
const MUTANTS = Array.from({ length: 50 }, (_, line) => mutant(line));

test('a sample has as many mutants as were asked for, the same for a seed in any order', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.nat(),
      fc.shuffledSubarray(MUTANTS, { minLength: 50 }),
      (size, seed, shuffled) => {
        const sample = sampleOf(MUTANTS, { size, seed });
        expect(sample.size).toBe(Math.min(size, 50));
        expect(sampleOf(shuffled, { size, seed })).toEqual(sample);
      },
    ),
  );
  expect(sampleOf(MUTANTS, { size: 10, seed: 1 })).not.toEqual(sampleOf(MUTANTS, { size: 10, seed: 2 }));
});

test('a pure module imports rules and pure modules only', () => {
  const pure = pureModules();
  expect(pure).toEqual(
    expect.arrayContaining(['functions/downloads/byte-range.ts', 'functions/mail/outbox/backoff.ts']),
  );
  expect(pure).not.toContain('functions/platform/env.ts');
  for (const file of pure)
    for (const imported of valueImports(ROOT, file))
      expect(pure.includes(imported) || /^(src\/|node:crypto$)/.test(imported), `${file}: ${imported}`).toBe(
        true,
      );
});

test('everything that is mutated without a word is there, and a name that is nothing is refused', () => {
  for (const name of WHOLE) expect(scopeOf(name)?.files.length, name).toBeGreaterThan(0);
  expect(scopeOf('src/core')).toMatchObject({ sample: 0, projects: 'unit' });
  expect(scopeOf('functions/orders/tax')).toMatchObject({ sample: 200, projects: 'unit,functions' });
  expect(scopeOf('functions/nothing')).toBeUndefined();
  expect(scopeOf('src/core/nothing.ts')).toBeUndefined();
});

test('what is loaded with a file is counted with what it imports in turn', () => {
  expect([...loadedWith(ROOT, 'src/core/currencies.ts')]).toEqual(['src/core/currencies.ts']);
  expect(loadedWith(ROOT, 'src/core/discounts/promo-words.ts').size).toBeGreaterThan(3);
  expect(loadedWith(ROOT, 'src/catalogue/pictures/sources.ts').size, 'with all drawings').toBeGreaterThan(
    200,
  );
});
