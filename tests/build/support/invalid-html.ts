import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect } from 'vitest';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { kindOf } from '../checks/weights.ts';
import { type BuiltPage, builtFiles, nameOf, placeOf, readBuilt } from './dist.ts';

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

/**
 * The problems of pages of each kind, at most `perKind` of each in a region: regions differ in little more
 * than amounts.
 */
export async function invalidHtml(perKind: Partial<Record<RegionCode, number>>): Promise<string[]> {
  const seen = new Map<string, number>();
  const pages = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, ...placeOf(file) }))
    .filter(({ region, path }) => {
      const kind = `${region} ${kindOf(path)}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= (perKind[region] ?? 0);
    });
  expect(new Set(pages.map(({ path }) => kindOf(path))).size).toBeGreaterThan(20);
  const problems: string[] = [];
  for (const page of pages) problems.push(...(await problemsOf(page)));
  return problems;
}

async function problemsOf(page: Pick<BuiltPage, 'file' | 'path' | 'region'>): Promise<string[]> {
  const { results } = await validator.validateString(readBuilt(page.file), page.file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${nameOf(page)}: ${ruleId}: ${message} (${selector})`),
  );
}
