import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { kindOf } from './checks/weights.ts';
import { type BuiltPage, builtFiles, nameOf, placeOf, readBuilt } from './support/dist.ts';
import { expectNone } from './support/problems.ts';

/**
 * Rules of validity and accessibility. Disabled rules are a matter of style in the markup of React and Astro.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // Checkboxes of one filter have one name, as HTML means it.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      'no-trailing-whitespace': 'off',
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** The number of pages of each kind per region; regions differ in little more than amounts. */
const PER_KIND = { GO: 12, GB: 2 } as const;

test('the HTML of every kind of page is valid, and follows the accessibility rules that a program can check', async () => {
  const seen = new Map<string, number>();
  const pages = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, ...placeOf(file) }))
    .filter(({ region, path }) => {
      const kind = `${region} ${kindOf(path)}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= (PER_KIND[region as 'GO'] ?? 0);
    });
  expect(pages.length).toBeGreaterThan(100);
  expect(new Set(pages.map(({ path }) => kindOf(path))).size).toBeGreaterThan(20);
  const problems: string[] = [];
  for (const page of pages) problems.push(...(await problemsOf(page)));
  expectNone(problems);
}, 120_000);

async function problemsOf(page: Pick<BuiltPage, 'file' | 'path' | 'region'>): Promise<string[]> {
  const { results } = await validator.validateString(readBuilt(page.file), page.file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${nameOf(page)}: ${ruleId}: ${message} (${selector})`),
  );
}
