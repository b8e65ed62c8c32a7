import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startStore } from '#sandbox/store/server.ts';
import { indexPath } from '#src/catalogue/search/index-path.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { DIST, ROOT, readBuilt } from '#tests/build/support/dist.ts';
import { median, ms, quantile, timed } from './support/numbers.ts';

const KEYWORDS = [
  's',
  'sa',
  'sardine',
  'two egg pan',
  'sordine',
  'auberjine salat',
  'xyzzyq',
  'the '.repeat(20),
];

const SLOWDOWN = 4;
/** In the browser, where each takes seconds. */
const BROWSER_ROUNDS = 7;

/**
 * Measures the loading of a region's search index and the answer to a key press: by the engine alone, and in
 * a browser on a processor four times slower than this one.
 */
export default async function search(rounds = 50): Promise<void> {
  await engine(rounds);
  await browser(Math.min(rounds, BROWSER_ROUNDS));
}

async function engine(rounds: number): Promise<void> {
  const text = readBuilt(indexPath('GB').slice(1));
  const reading: number[] = [];
  for (let round = 0; round < rounds; round++) reading.push(await timed(() => createSearchEngine(text)));
  const provider = createSearchEngine(text);
  console.log(`index of GB: ${text.length} bytes, ${brotliCompressSync(text).length} after brotli`);
  const rows = [row('read the index', reading)];
  for (const keyword of KEYWORDS) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timed(() => provider.suggest(keyword)));
    rows.push(row(`suggest “${keyword.slice(0, 20)}”`, times));
  }
  console.table(rows);
}

const row = (what: string, times: readonly number[]) => ({
  what,
  median: ms(median(times)),
  p95: ms(quantile(times, 0.95)),
});

/**
 * The time from a key press to the first suggestion on the screen: the first key of a visit, and a later one.
 */
async function browser(rounds: number): Promise<void> {
  const store = await startStore({ root: ROOT, folder: DIST, port: 0 });
  const { CHROMIUM_PATH } = process.env;
  const chrome = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox'],
  });
  const times = { first: [] as number[], later: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      const page = await chrome.newPage();
      await page.goto(`${store.url}/search`);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.getByLabel('Search Found').focus();
      times.first.push(await keyPress(page, 's'));
      times.later.push(await keyPress(page, 'a'));
      await page.close();
    }
  } finally {
    await chrome.close();
    await store.close();
  }
  console.table([row('browser: first key of a visit', times.first), row('browser: second key', times.later)]);
}

async function keyPress(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const watched = window as unknown as { answered: Promise<number> };
    const suggestions = () =>
      [...document.querySelectorAll('[role=option]')].map((one) => one.outerHTML).join();
    const before = suggestions();
    watched.answered = new Promise((resolve) => {
      let pressed: number | undefined;
      addEventListener('keydown', ({ timeStamp }) => (pressed ??= timeStamp), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (pressed === undefined || suggestions() === before) return;
        observer.disconnect();
        resolve(performance.now() - pressed);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
}
