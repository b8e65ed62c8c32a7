import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startStore } from '#sandbox/store/server.ts';
import { builtFiles, DIST, ROOT } from '#tests/build/support/dist.ts';
import { type Load, load } from './support/load.ts';
import { median, ms, quantile, ratio } from './support/numbers.ts';

const COUNT = 2_000;
const CONNECTIONS = 16;

/**
 * Measures a product page from the local server, with its edge function, against a bare handler that sends
 * the same compressed bytes from memory. Client and servers share one process, so only the ratio of the two
 * counts.
 */
export default async function pages(rounds = 7): Promise<void> {
  const file = builtFiles().find((name) => /^regions\/gb\/products\/[^/]+\.html$/.test(name));
  if (!file) throw new Error(`There is no product's page in ${DIST}. Make a build with: npm run build`);
  const address = file.replace(/^regions\/gb/, '').replace(/\.html$/, '');
  const body = brotliCompressSync(readFileSync(path.join(DIST, file)));
  const bare = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => bare.listen(0, () => resolve()));
  const store = await startStore({ root: ROOT, folder: DIST, port: 0 });
  const places = {
    'bare handler': `http://localhost:${(bare.address() as { port: number }).port}${address}`,
    'store, GB by country': store.url + address,
  };
  const headers = () => ({ 'accept-encoding': 'br', 'x-country': 'GB' });
  try {
    const found = new Map(Object.keys(places).map((name) => [name, [] as Load[]]));
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, url] of Object.entries(places)) {
        const one = await load(url, { count: COUNT, connections: CONNECTIONS, expect: 200, headers });
        if (round > 0) found.get(name)!.push(one);
      }
    const perSecond = (name: string) => median(found.get(name)!.map((one) => one.perSecond));
    console.log(`${address}: ${rounds} rounds of ${COUNT} requests over ${CONNECTIONS} connections`);
    console.table(
      Object.keys(places).map((name) => {
        const latencies = found.get(name)!.flatMap((one) => one.latencies);
        return {
          server: name,
          'requests a second': Math.round(perSecond(name)),
          p50: ms(median(latencies)),
          p95: ms(quantile(latencies, 0.95)),
          'to the bare one': ratio(perSecond(name), perSecond('bare handler')),
        };
      }),
    );
  } finally {
    await store.close();
    bare.closeAllConnections();
    bare.close();
  }
}
