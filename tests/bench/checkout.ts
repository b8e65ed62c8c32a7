import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '#sandbox/sandbox.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { ROOT } from '../build/support/dist.ts';
import { type Load, load } from './support/load.ts';
import { median, ms, quantile, ratio } from './support/numbers.ts';

const COUNT = 40;

/**
 * A purchase begun, each a new one: priced, written down in the embedded database and opened at the local payment provider, beside a
 * bare handler that reads the same body and answers at once. One at a time, and eight at a time.
 */
export default async function checkout(rounds = 5): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-checkout-'));
  for (const name of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_API_URL', 'SITE_URL'])
    delete process.env[name];
  const bare = createServer(async (request, response) => {
    const chunks = await request.toArray();
    JSON.parse(Buffer.concat(chunks).toString());
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"redirectUrl":"","checkoutSessionId":""}');
  });
  await new Promise<void>((resolve) => bare.listen(0, () => resolve()));
  const sandbox = await startSandbox({ root: ROOT, port: await freePorts(), dataFolder: folder });
  const body = JSON.stringify({ items: [await somethingToBuy()], storeRegion: 'GB' });
  const places = {
    'bare handler': `http://localhost:${(bare.address() as { port: number }).port}/`,
    'POST /api/checkout': `${sandbox.url}/api/checkout`,
  };
  const headers = () => ({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() });
  try {
    const rows = [];
    for (const connections of [1, 8]) {
      const found = new Map(Object.keys(places).map((name) => [name, [] as Load[]]));
      for (let round = 0; round <= rounds; round += 1)
        for (const [name, url] of Object.entries(places)) {
          const one = await load(url, {
            count: COUNT,
            connections,
            expect: 200,
            method: 'POST',
            headers,
            body,
          });
          if (round > 0) found.get(name)!.push(one);
        }
      const latencies = (name: string) => found.get(name)!.flatMap((one) => one.latencies);
      const base = median(latencies('bare handler'));
      for (const name of Object.keys(places))
        rows.push({
          handler: name,
          'at a time': connections,
          p50: ms(median(latencies(name))),
          p95: ms(quantile(latencies(name), 0.95)),
          'p50 to the bare one': ratio(median(latencies(name)), base),
          more: ms(median(latencies(name)) - base),
        });
    }
    console.log(`${rounds} rounds of ${COUNT} purchases begun`);
    console.table(rows);
  } finally {
    await sandbox.close();
    bare.closeAllConnections();
    bare.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function somethingToBuy() {
  const { content } = await readContent(path.join(ROOT, 'src/content'));
  for (const { id, data } of content.products) {
    const format = data.formats.find(({ prices }) => prices.GB);
    if (
      format &&
      data.availability === 'available' &&
      data.kind === 'standard' &&
      data.type === 'available' &&
      !data.customization
    )
      return { productId: id, quantity: 1, productFormatId: format.id };
  }
  throw new Error('Nothing is sold in GB');
}

/** A free port whose neighbour, which the payment provider takes, is free as well. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
