import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

type Finding = { rule: string; where: string };
/** Of IBM's engine, which says in its second word whether it is sure. */
type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Ace = { Checker: new () => { check(node: Document, rules: string[]): Promise<{ results: Result[] }> } };

const SECOND_ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);
/** What only inks decide: asked again for every theme. */
export const INKS = ['color-contrast', 'link-in-text-block'];

/** Nothing to be found by axe: every rule in light, and in dark, where only the inks differ, those that look at them. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axe(page, colorScheme === 'dark' ? { only: INKS } : {}), `in ${colorScheme}`).toEqual([]);
  }
}

/** What axe finds on the page as it is shown now. */
export async function axe(page: Page, { only, without }: { only?: string[]; without?: string[] } = {}) {
  const builder = new AxeBuilder({ page });
  if (only) builder.withRules(only);
  if (without) builder.disableRules(without);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }): Finding => ({
        rule: id,
        where: `${target.join(' ')}: ${failureSummary}`,
      }),
    ),
  );
}

/** What the second engine is sure to be wrong; what it merely asks a person to look at is left out. */
export async function secondEngine(page: Page): Promise<Finding[]> {
  await page.evaluate(`${SECOND_ENGINE};window.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Ace }).ace;
    return (await new Checker().check(document, ['WCAG_2_2'])).results;
  });
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, where: `${message}: ${snippet}` }));
}

/** How many pixels stick out sideways. */
export function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
