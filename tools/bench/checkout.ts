import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { openPostgres, whyNoPostgres } from '#tests/functions/helpers/postgres-server.ts';
import { TEST_SHOP } from '#tests/setup/test-shop.ts';
import { type Child, startChild } from './support/child.ts';
import { load } from './support/load.ts';
import { median, ms, quantile } from './support/numbers.ts';
import { stages } from './support/stages.ts';

const COUNT = 200;
const BARE = 'bare server';
const FLOOR = 'two statements and one call';
const STORE = 'POST /api/checkout';

/**
 * Measures the processor time of new checkouts against two other servers on the same machine:
 * - the bare server: Node's own HTTP server, which reads a POST of the same JSON, parses it and answers JSON
 * of the same form;
 * - the floor: the same with the minimum of every checkout, which is two statements and one call with the
 * provider's own SDK.
 *
 * Store, bare server, floor, payment provider (which answers without delay) and database are separate
 * processes, and so is this one, which sends the requests. The result is a ratio of processor times: how many
 * checkouts a core can open in the time of a hundred bare requests. It does not depend on other load of the
 * machine. The times beside it are by the clock, on all available cores.
 */
export default async function checkout(rounds = 5): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-checkout-'));
  const database = whyNoPostgres() ? await openEmbedded(path.join(folder, 'database')) : await openPostgres();
  const children = new Map<string, Child>();
  try {
    await migrateDatabase(database.url);
    const { content } = await readContent(TEST_SHOP.CONTENT_FOLDER);
    const snapshot = path.join(folder, 'catalogue.sqlite');
    await writeSnapshot(content, snapshot);
    const provider = await startChild('provider');
    children.set('provider', provider);
    const env = {
      SITE_URL: 'http://localhost:4640',
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
      STRIPE_API_URL: provider.url,
      CHECKOUTS_IN_TEN_MINUTES: '0',
      LINK_SECRET: 'what-links-are-signed-with-in-a-bench',
      CATALOGUE_SNAPSHOT: snapshot,
    };
    children.set(STORE, await startChild('store', env));
    children.set(BARE, await startChild('bare'));
    const basket = { ...things(content.products), storeRegion: 'GB', shippingMethodId: 'standard' };
    await measured(children.get(STORE)!, basket, 1, 1);
    children.set(FLOOR, await startChild('floor', env));
    await compare(children, basket, rounds);
    for (const [what, more] of Object.entries(KINDS))
      await breakDown(what, children.get(STORE)!, { ...basket, ...more });
  } finally {
    for (const child of children.values()) child.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a checkout may contain besides its one item. */
const KINDS = {
  'one thing': {},
  'one thing with a promo code, and the form typed ahead': {
    couponCode: 'FIRSTSUPPER',
    customer: { email: 'ana@example.com', firstName: 'Ana', surname: 'Nwosu', phone: '+447700900123' },
  },
};

async function compare(children: ReadonlyMap<string, Child>, basket: object, rounds: number) {
  const rows = [];
  for (const connections of [1, 8]) {
    const found = new Map([BARE, FLOOR, STORE].map((name) => [name, [] as Measured[]]));
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, all] of found) {
        const one = await measured(children.get(name)!, basket, COUNT, connections);
        // The first round is a warm-up.
        if (round > 0) all.push(one);
      }
    const work = (name: string) => median(found.get(name)!.map((one) => one.work));
    for (const [name, all] of found) {
      const latencies = all.flatMap((one) => one.latencies);
      rows.push({
        server: name,
        'at a time': connections,
        p50: ms(median(latencies)),
        p95: ms(quantile(latencies, 0.95)),
        'a second': Math.round(median(all.map((one) => one.perSecond))),
        'processor time each': ms(work(name)),
        'of the bare server': `${((100 * work(BARE)) / work(name)).toFixed(1)} %`,
      });
    }
  }
  console.log(`${rounds} rounds of ${COUNT} purchases begun`);
  console.table(rows);
}

async function breakDown(what: string, store: Child, basket: object): Promise<void> {
  await measured(store, basket, COUNT, 1);
  const { steps } = await measured(store, basket, COUNT, 1);
  const { rows, statements, calls } = stages(steps);
  console.log(`${what}: ${statements} statements, ${calls} calls of the provider; medians of ${COUNT}`);
  console.table(rows);
}

type Measured = Awaited<ReturnType<typeof measured>>;

async function measured(server: Child, basket: object, count: number, connections: number) {
  await server.done();
  const loaded = await load(`${server.url}/api/checkout`, {
    count,
    connections,
    expect: 200,
    method: 'POST',
    headers: () => ({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    body: JSON.stringify(basket),
  });
  const { work, steps } = await server.done();
  return { ...loaded, work: work / count, steps };
}

type Products = Awaited<ReturnType<typeof readContent>>['content']['products'];

function things(products: Products) {
  for (const { id, data } of products) {
    const format = data.formats.find(({ prices, type }) => prices.GB && type !== 'Digital File');
    if (
      format &&
      data.availability === 'available' &&
      data.kind === 'standard' &&
      data.type === 'available' &&
      !data.customization
    )
      return { items: [{ productId: id, quantity: 1, productFormatId: format.id }] };
  }
  throw new Error('Nothing is sold in GB');
}
