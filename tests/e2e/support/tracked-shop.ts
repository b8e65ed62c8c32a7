import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { kindOf } from '#tests/build/checks/weights.ts';
import { placeOf } from '#tests/build/support/dist.ts';
import { buildOtherShop } from '#tests/build/support/other-shop.ts';
import { serveShop } from './serve-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type TrackedShop = {
  url: string;
  recorderUrl: string;
  paymentsUrl: string;
  /** One address of each kind of page in the build, without the front page's. */
  addresses: string[];
  close(): Promise<void>;
};

/**
 * A small shop with a page of each kind, built and served with both services set to the local recorder, like
 * `TRACKING=recorder npm start`. The store of the other tests has neither.
 */
export async function startTrackedShop(port: number): Promise<TrackedShop> {
  const settings = {
    TRACKING: 'recorder',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SETTINGS_FILE: '',
    // So that the page reports purchases.
    GA_API_SECRET: '',
  };
  const content = await writeContent();
  const shop = await buildOtherShop(content, settings);
  const remove = async () => {
    await shop.remove();
    await rm(content, { recursive: true, force: true });
  };
  const server = await serveShop(shop, settings).catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    url: settings.SITE_URL,
    paymentsUrl: `http://localhost:${port + 1}`,
    recorderUrl: `http://localhost:${port + 4}`,
    addresses: await oneOfEachKind(path.join(shop.folder, 'dist')),
    close: async () => {
      await server.stop();
      await remove();
    },
  };
}

/** The minimal shop with one more entry of each kind that has a page. */
async function writeContent(): Promise<string> {
  const results = path.join(ROOT, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(path.join(results, 'tracked-content-'));
  for (const fixture of ['minimal-shop', 'one-of-each'])
    await cp(path.join(ROOT, 'tests/fixtures', fixture), folder, { recursive: true });
  return folder;
}

/**
 * The first address of each kind among the pages of a region, without the front page;
 * every region has them all.
 */
async function oneOfEachKind(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    /^regions\/gb(\/.*)?\.html$/.test(file),
  );
  const addresses = files.map((file) => placeOf(file).path).sort();
  return [...Map.groupBy(addresses, kindOf).values()]
    .map(([address]) => address!)
    .filter((address) => address !== '/');
}
