import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from '../support/test.ts';

type Finding = { rule: string; where: string };
/** A result of IBM's engine; the second word of `value` says whether it is certain. */
type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Checker = { check(node: Document, rules: string[]): Promise<{ results: Result[] }> };
type Engines = { axe: typeof Axe; ace: { Checker: new () => Checker }; checker: Checker };

const { resolve } = createRequire(import.meta.url);
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const ACE = `${readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8')};window.ace = ace; window.checker = new ace.Checker();`;
/** Rules that depend only on colours: checked for every theme. */
const INKS = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on the layout, for widths that show no other content. */
const LAYOUT = [...INKS, 'target-size', 'scrollable-region-focusable'];

type Look = { width: number; theme: 'light' | 'dark' | 'forced colours'; rules?: string[]; isByBoth?: true };

/**
 * The combinations that can differ: a phone and a wide screen show different content, a tablet arranges the
 * content of one of them differently, dark mode changes colours only, and forced colours change nothing that
 * an engine can see. See decision 16.
 */
const LOOKS: readonly Look[] = [
  { width: 390, theme: 'light', isByBoth: true },
  { width: 390, theme: 'dark', rules: INKS },
  { width: 768, theme: 'light', rules: LAYOUT },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark', rules: INKS },
];
/** For a page whose layout is checked on another page in all looks: only its own text and markup. */
const ONE_LOOK = LOOKS.slice(0, 1);
const EVERY_LOOK: readonly Look[] = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark', 'forced colours'] as const).map((theme) => ({ width, theme, isByBoth: true as const })),
);

/**
 * Expects no findings of axe and a second engine on the current page, at three widths, in light and dark
 * mode. `THOROUGH=1` runs both with all rules in all nine combinations of width, light, dark and forced
 * colours.
 * @param isOfKnownLayout another page with this layout is checked in all looks, so one look is enough here
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
    // Forced colours have their own contrast, but axe reads the page's colours.
    const found = await axe(page, { only: rules, without: isForced ? INKS : [] });
    expect.soft(found, `axe at ${width}, ${theme}`).toEqual([]);
    if (isByBoth) expect.soft(await ace(page), `second engine at ${width}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize(before);
}

/**
 * Renders what is below the first screen, as after scrolling there: the engines measure the whole page at
 * once, and lazy content would keep the sizes of the former width.
 */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The horizontal overflow in pixels. */
export function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The findings of axe on the current page. */
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

/** The definite errors of the second engine; what it asks a person to review is left out. */
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

/** Loads an engine into the page, once for each document. */
async function bring(page: Page, name: keyof Engines, source: string) {
  if (!(await page.evaluate((name) => name in window, name))) await page.evaluate(`${source};undefined`);
}
