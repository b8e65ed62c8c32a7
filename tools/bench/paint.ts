import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startStore } from '#sandbox/store/server.ts';
import { builtFiles, DIST, ROOT } from '#tests/build/support/dist.ts';
import { floorPage } from './support/floor-page.ts';
import { median, ms, ratio } from './support/numbers.ts';

/**
 * A mid-range phone on slow 4G: 150 ms round trip, 1.6 Mbit/s, a processor four times slower than this one.
 */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** The front page, and the first product and recipe of the build. */
const pages = () => ['/', pageIn('products'), pageIn('recipe')];

function pageIn(folder: string): string {
  const file = builtFiles().find((name) => new RegExp(`^${folder}/[^/]+\\.html$`).test(name));
  if (!file) throw new Error(`The build has no page in ${folder}`);
  return `/${file.replace(/\.html$/, '')}`;
}

type Seen = { first: number; largest: number; main: number; requests: number; bytes: number };

/**
 * Measures the time until a page is visible against a page written by hand without script, over a throttled
 * connection, in a new browser each time, with the order rotated in each round. The browser throttles
 * (DevTools protocol): each answer is delayed by the latency and arrives at the connection's speed, but
 * connection set-up and slow start are not simulated.
 */
export default async function paint(rounds = 7): Promise<void> {
  const store = await startStore({ root: ROOT, folder: DIST, port: 0 });
  const { server, url } = await serveFloor();
  const places = [['written by hand', url], ...pages().map((page) => [page, store.url + page])] as [
    string,
    string,
  ][];
  try {
    const found = new Map(places.map(([name]) => [name, [] as Seen[]]));
    await once(url);
    for (let round = 0; round < rounds; round += 1)
      for (let at = 0; at < places.length; at += 1) {
        const [name, address] = places[(at + round) % places.length]!;
        found.get(name)!.push(await once(address));
      }
    const of = (name: string, what: keyof Seen) => median(found.get(name)!.map((seen) => seen[what]));
    const [floor] = places[0]!;
    console.log(`Medians of ${rounds} rounds`);
    console.table(
      places.map(([page]) => ({
        page,
        'first paint': ms(of(page, 'first')),
        'largest paint': ms(of(page, 'largest')),
        'main thread': ms(of(page, 'main')),
        'first to floor': ratio(of(page, 'first'), of(floor, 'first')),
        'largest to floor': ratio(of(page, 'largest'), of(floor, 'largest')),
        'main to floor': ratio(of(page, 'main'), of(floor, 'main')),
        requests: of(page, 'requests'),
        KB: Math.round(of(page, 'bytes') / 1024),
      })),
    );
  } finally {
    await store.close();
    server.close();
    server.closeAllConnections();
  }
}

async function once(url: string): Promise<Seen> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await visit(browser, url);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<Seen> {
  const page = await browser.newPage(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await Promise.all(
    ['Network.enable', 'Performance.enable'].map((name) => devtools.send(name as 'Network.enable')),
  );
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const [first, largest] = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          resolve([paint?.startTime ?? Number.NaN, list.getEntries().at(-1)?.startTime ?? Number.NaN]);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const { metrics } = await devtools.send('Performance.getMetrics');
  const main = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  return { first, largest, main, requests, bytes };
}

/** Serves the hand-written page with the store's own fonts and pictures, so that they have the same size. */
async function serveFloor(): Promise<{ server: Server; url: string }> {
  const files = builtFiles();
  const product = readFileSync(path.join(DIST, `${pageIn('products')}.html`), 'utf8');
  const lead = /<figure class="lead-picture">.*?(\/pictures\/[^" ]+) 768w/s.exec(product)?.[1];
  const fonts = [...product.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href]) => href!,
  );
  const small = files.filter((file) => /^pictures\/.+\b320\.avif$/.test(file)).slice(0, 4);
  if (!lead || fonts.length < 2 || small.length < 4)
    throw new Error(`The product page in ${DIST} is not the page that this bench knows.`);
  const html = floorPage({ lead, fonts, small: small.map((file) => `/${file}`) });
  const body = brotliCompressSync(html);
  const types: Record<string, string> = { '.avif': 'image/avif', '.woff2': 'font/woff2' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://own.invalid');
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(body);
      return;
    }
    const file = pathname.slice(1);
    if (!files.includes(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(path.join(DIST, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return { server, url: `http://localhost:${(server.address() as { port: number }).port}/` };
}
