import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');

test('colours outside of the style sheet are those of the theme', () => {
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(read('src/styles/tokens.css')) ?? [];
  const page = read('src/layouts/Page.astro');
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
  expect(read('functions/platform/last-resort.ts')).toContain(`light-dark(${light},${dark})`);
  // The plain pages can be printed: they use the lighter surface in light mode.
  expect(read('src/styles/plain.css')).toContain(`, ${dark})`);
});
