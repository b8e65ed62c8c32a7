import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CONSENT_MODES } from '#src/core/privacy/consent.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { addButton, readyPayButton } from './shop.ts';

/** The visitor's consent to tracking; `before` means no choice yet. */
export const STATES = ['before', 'refused', 'accepted'] as const;
export type State = (typeof STATES)[number];

/** An entry in a browser's storage: its place, in the words of the cookie policy, and its name. */
type Kept = { where: string; name: string };
/** The requests of a page by address, and the browser's storage once the page has finished loading. */
export type Visit = { address: string; requests: string[]; kept: Kept[] };
/** A line of the cookie policy; a name may end in `*`, and `needsConsent` is the required category. */
type Listed = Kept & { needsConsent?: string | undefined };

const COUNTRIES: Record<RegionCode, string> = {
  US: 'US',
  GB: 'GB',
  CA: 'CA',
  EU: 'FR',
  LATAM: 'BR',
  GO: 'NO',
};

/** A shop, the addresses to open in it, and a product for the basket. */
type Walk = { url: string; addresses: readonly string[]; product: string };

/**
 * Opens pages as a visitor from a region who makes this choice on the front page,
 * and fills the basket at the end.
 */
export async function recordVisits(
  browser: Browser,
  { url, addresses, product }: Walk,
  { region, state }: { region: RegionCode; state: State },
): Promise<Visit[]> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': COUNTRIES[region] } });
  const page = await context.newPage();
  const visits: Visit[] = [];
  context.on('request', (request) => visits.at(-1)?.requests.push(request.url()));
  const record = async (address: string, open: () => Promise<unknown>) => {
    visits.push({ address, requests: [], kept: [] });
    await open();
    visits.at(-1)!.kept = await keptIn(context, page);
  };
  // In opt-out regions, a second page counts as consent.
  const isFirstPageOnly = state === 'before' && CONSENT_MODES[region] === 'opt-out';

  await record('/', () => visit(page, url));
  if (state !== 'before') await answer(page, state === 'refused' ? 'Reject all' : 'Accept all');
  for (const address of addresses) {
    if (isFirstPageOnly) await forgetVisitor(context, page);
    await record(address, () => visit(page, url + address));
  }
  if (!isFirstPageOnly)
    await record('/basket', async () => {
      await visit(page, url + product);
      await addButton(page).click();
      await page.getByRole('link', { name: 'View basket' }).first().click();
      await readyPayButton(page).waitFor();
    });
  await context.close();
  return visits;
}

/** The consent banner. */
export const asking = (page: Page) => page.getByRole('region', { name: /use cookies/ });
export const answer = (page: Page, name: string) => asking(page).getByRole('button', { name }).click();

/** Opens a page and waits until it has finished loading. */
export async function visit(page: Page, address: string) {
  await goTo(page, address);
  await settle(page);
}

/**
 * Opens an address. Firefox sometimes restarts the same load, which interrupts the first one; in that case,
 * waits for the second.
 */
async function goTo(page: Page, address: string) {
  try {
    await page.goto(address);
  } catch (error) {
    const isSameAgain =
      error instanceof Error && error.message.includes(`another navigation to "${address}"`);
    if (!isSameAgain) throw error;
    await page.waitForURL(address);
  }
}

export async function settle(page: Page) {
  await page.evaluate(async () => {
    // On a busy machine a page may have no idle time for long.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const isIn = ({ name }: PerformanceEntry) => name.includes('/start-tracking.');
    for (let look = 0; look < 20 && !performance.getEntriesByType('resource').some(isIn); look += 1)
      await idle();
    await idle();
  });
}

/** Everything in a browser's storage for the open page. */
async function keptIn(context: BrowserContext, page: Page): Promise<Kept[]> {
  const cookies = (await context.cookies()).map(({ name }) => ({ where: 'cookie', name }));
  const stored = await page.evaluate(async () => {
    const named = (where: string, names: string[]) => names.map((name) => ({ where, name }));
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
    return [
      ...named('local storage', Object.keys(localStorage)),
      ...named('session storage', Object.keys(sessionStorage)),
      ...named('database', databases),
      ...named('cache', await caches.keys()),
      ...named('service worker', workers),
    ];
  });
  return [...cookies, ...stored];
}

/** The names of all entries in a browser's storage for the open page. */
export async function namesIn(context: BrowserContext, page: Page): Promise<string[]> {
  return (await keptIn(context, page)).map(({ name }) => name);
}

/** The names of all entries that were in a browser's storage at some time. */
export function namesOf(visits: readonly Visit[] = []): string[] {
  return [...new Set(visits.flatMap(({ kept }) => kept.map(({ name }) => name)))];
}

/** Clears the browser, so that the visitor is new. */
async function forgetVisitor(context: BrowserContext, page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

/**
 * Requests and storage without consent: requests to other hosts than the shop, and entries that the policy
 * does not list.
 */
export function breachesIn(
  visits: readonly Visit[],
  listed: readonly Listed[],
  { state, shopUrl, serviceUrl }: { state: State; shopUrl: string; serviceUrl: string },
): string[] {
  const hasConsent = state === 'accepted';
  const known = listed.filter(({ needsConsent }) => hasConsent || !needsConsent);
  const isKnown = (kept: Kept) =>
    known.some(
      ({ where, name }) =>
        where === kept.where &&
        (name.endsWith('*') ? kept.name.startsWith(name.slice(0, -1)) : name === kept.name),
    );
  const origins = hasConsent ? [shopUrl, serviceUrl] : [shopUrl];
  const isAllowed = (request: string) =>
    /^(data|blob):/.test(request) || origins.includes(new URL(request).origin);
  return visits.flatMap(({ address, requests, kept }) => [
    ...requests.filter((request) => !isAllowed(request)).map((request) => `${address} asked for ${request}`),
    ...kept
      .filter((one) => !isKnown(one))
      .map(({ where, name }) => `${address} kept ${name} (${where}), which is not listed`),
  ]);
}

/** Writes the record of a region to a file for people to read: `test-results/privacy/firefox-gb.json`. */
export async function writeRecord(
  browser: string,
  region: RegionCode,
  visits: Record<string, Visit[]>,
): Promise<void> {
  const folder = path.resolve('test-results/privacy');
  await mkdir(folder, { recursive: true });
  const [engine = ''] = browser.toLowerCase().split(' ');
  const file = path.join(folder, `${engine}-${region.toLowerCase()}.json`);
  await writeFile(file, `${JSON.stringify({ browser, region, visits }, null, 1)}\n`);
}
