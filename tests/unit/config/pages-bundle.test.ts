import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { KNOWN_ASTRO } from '#config/kept/bundle.ts';

test('the pages of a kept bundle are made with the version of Astro that is installed', () => {
  const { version } = createRequire(import.meta.url)('astro/package.json') as { version: string };
  // If this fails: run tests/build/kept-pages.long.test.ts with the new version, and raise the constant if it
  // passes.
  expect(KNOWN_ASTRO).toBe(version);
});
