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
/** What the layout decides, where it shows nothing that another width does not show, too. */
const LAYOUT = [...INKS, 'target-size', 'scrollable-region-focusable'];

type Look = { width: number; theme: 'light' | 'dark' | 'forced colours'; rules?: string[]; isByBoth?: true };

/**
 * What can differ: a phone and a wide screen show different things, a tablet arranges what one of them shows anew, dark
 * changes inks and nothing else, and forced colours change nothing that an engine can see. See decision 16.
 */
const LOOKS: readonly Look[] = [
  { width: 390, theme: 'light', isByBoth: true },
  { width: 390, theme: 'dark', rules: INKS },
  { width: 768, theme: 'light', rules: LAYOUT },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark', rules: INKS },
];
/** For a page whose layout another page shows in all looks: what its own words and marks do. */
const ONE_LOOK = LOOKS.slice(0, 1);
const EVERY_LOOK: readonly Look[] = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark', 'forced colours'] as const).map((theme) => ({ width, theme, isByBoth: true as const })),
);

/**
 * Nothing to be found on the page as it is shown now, by axe and by a second engine, at three widths, in light and in dark.
 * `THOROUGH=1` asks both for everything in all nine combinations of width, light, dark and forced colours.
 * @param isOfKnownLayout another page with this layout is asked in all looks, so that one look is enough here
 */
export async function expectForEveryone(page: Page, { isOfKnownLayout = false } = {}) {
  const before = page.viewportSize()!;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOutAll(page);
  const looks = isOfKnownLayout ? ONE_LOOK : LOOKS;
  for (const { width, theme, rules, isByBoth } of process.env.THOROUGH === '1' ? EVERY_LOOK : looks) {
    const isForced = theme === 'forced colours';
    await page.setViewportSize({ width, height: width < 768 ? 844 : 960 });
    await page.emulateMedia({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: isForced ? 'active' : 'none',
    });
    // Forced colours bring a contrast of their own, which axe takes from the page's own inks.
    const found = await axe(page, { only: rules, without: isForced ? INKS : [] });
    expect.soft(found, `axe at ${width}, ${theme}`).toEqual([]);
    if (isByBoth) expect.soft(await ace(page), `second engine at ${width}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize(before);
}

/**
 * Lays out what waits below the first screen, as for a reader who has come there: the engines measure the whole page at once,
 * and what waits keeps the measures of the width before.
 */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** How many pixels stick out sideways. */
export function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** What axe finds on the page as it is shown now. */
async function axe(page: Page, { only, without }: { only: string[] | undefined; without: string[] }) {
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
