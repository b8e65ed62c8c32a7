import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from '../support/test.ts';

type Finding = { rule: string; where: string };
/** Of IBM's engine, which says in its second word whether it is sure. */
type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Checker = { check(node: Document, rules: string[]): Promise<{ results: Result[] }> };
type Engines = { axe: typeof Axe; ace: { Checker: new () => Checker }; checker: Checker };

const { resolve } = createRequire(import.meta.url);
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const ACE = `${readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8')};window.ace = ace; window.checker = new ace.Checker();`;
/** What only inks decide: asked again for every theme. */
const INKS = ['color-contrast', 'link-in-text-block'];

export const WIDTHS = [390, 768, 1440] as const;

/**
 * Nothing to be found on the page as it is shown now, by axe and by a second engine, at three widths, in light, in dark and
 * in colours that the visitor forces upon it. The second engine is slow: outside of light it is asked at one width only, unless
 * `THOROUGH=1` asks for all.
 */
export async function expectForEveryone(page: Page) {
  const before = page.viewportSize()!;
  for (const width of WIDTHS) {
    const isAsked = process.env.THOROUGH === '1' || width === WIDTHS[0];
    await page.setViewportSize({ width, height: width < 768 ? 844 : 960 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect.soft(await axe(page), `axe at ${width}, light`).toEqual([]);
    expect.soft(await ace(page), `second engine at ${width}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Between light and dark nothing but the inks differs.
    expect.soft(await axe(page, { only: INKS }), `axe at ${width}, dark`).toEqual([]);
    if (isAsked) expect.soft(await ace(page), `second engine at ${width}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    // Forced colours bring a contrast of their own, which axe takes from the page's own inks.
    expect.soft(await axe(page, { without: INKS }), `axe at ${width}, forced colours`).toEqual([]);
    if (isAsked) expect.soft(await ace(page), `second engine at ${width}, forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await page.setViewportSize(before);
}

/** How many pixels stick out sideways. */
export function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** What axe finds on the page as it is shown now. */
async function axe(page: Page, { only, without = [] }: { only?: string[]; without?: string[] } = {}) {
  await bring(page, 'axe', AXE);
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(async (options): Promise<Finding[]> => {
    const { violations } = await (window as unknown as Engines).axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        where: `${target.join(' ')}: ${failureSummary}`,
      })),
    );
  }, options);
}

/** What the second engine is sure to be wrong; what it merely asks a person to look at is left out. */
async function ace(page: Page): Promise<Finding[]> {
  await bring(page, 'checker', ACE);
  const results = await page.evaluate(async () => {
    const { checker } = window as unknown as Engines;
    return (await checker.check(document, ['WCAG_2_2'])).results;
  });
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, where: `${message}: ${snippet}` }));
}

/** Puts an engine into the page, once for each page that comes. */
async function bring(page: Page, name: keyof Engines, source: string) {
  if (!(await page.evaluate((name) => name in window, name))) await page.evaluate(`${source};undefined`);
}
