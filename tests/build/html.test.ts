import { test } from 'vitest';
import { invalidHtml } from './support/invalid-html.ts';
import { expectNone } from './support/problems.ts';

test('the HTML of a page of each kind is valid, and follows the accessibility rules that a program can check', async () => {
  expectNone(await invalidHtml({ GB: 1 }));
});
