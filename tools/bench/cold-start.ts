import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bundle, packFunctions } from '#tests/build/support/bundles.ts';
import { median, ms, ratio } from './support/numbers.ts';
import { makeSnapshots, type Snapshot } from './support/snapshots.ts';

const SITE = 'https://found.example';
const SIZES = [120, 100_000];
const JSON_BODY = '{"content-type":"application/json"}';
type Cold = { status: number; load: number; answer: number; all: number };

/**
 * Measures the cold start of every function as packed on the platform: a new process loads the package and
 * answers once, with a catalogue of 120 products and with one of 100,000, in turn. `all` counts from the
 * start of the process.
 */
export default async function coldStart(rounds = 9): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-cold-'));
  const { snapshots, remove } = await makeSnapshots(SIZES);
  try {
    const bundles = await packFunctions(folder);
    const rows: object[] = [];
    for (const bundle of bundles) rows.push(await row(bundle, snapshots, rounds));
    console.log(
      `Cold start, median of ${rounds} fresh processes each (ms); ${SIZES.join(' and ')} products in the snapshot`,
    );
    console.table(rows);
  } finally {
    await remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function row(bundle: Bundle, snapshots: readonly Snapshot[], rounds: number) {
  const found = new Map(snapshots.map(({ size }) => [size, [] as Cold[]]));
  // In turn, so that other load on the machine affects both in the same way. The first round only warms the
  // disk cache.
  for (let round = 0; round <= rounds; round += 1)
    for (const snapshot of snapshots) {
      const cold = start(bundle, snapshot);
      if (round > 0) found.get(snapshot.size)!.push(cold);
    }
  const of = (size: number, what: 'load' | 'answer' | 'all') =>
    median(found.get(size)!.map((cold) => cold[what]));
  const [small, large] = SIZES as [number, number];
  return {
    function: bundle.name,
    'code, KB': Math.round((await stat(bundle.entry)).size / 1024),
    status: found.get(small)![0]!.status,
    load: ms(of(small, 'load')),
    'first answer': ms(of(small, 'answer')),
    all: ms(of(small, 'all')),
    'load, large': ms(of(large, 'load')),
    'first answer, large': ms(of(large, 'answer')),
    'all, large': ms(of(large, 'all')),
    'large to small': ratio(of(large, 'all'), of(small, 'all')),
  };
}

function start({ name, entry, folder }: Bundle, { file, samples }: Snapshot): Cold {
  const { id } = samples.at(-1)!;
  // An existing product in an unknown format: looked up and refused, without a call to the database.
  const basket = JSON.stringify({
    items: [{ productId: id, quantity: 1, productFormatId: 'no-such-format' }],
    storeRegion: 'GB',
  });
  const calls: Record<string, string[]> = {
    api: [`${SITE}/api/shipping-methods?active=true`],
    codes: [`${SITE}/api/coupons/store/FIRST-ORDER`],
    checkout: [`${SITE}/api/checkout`, 'POST', basket, JSON_BODY],
    webhook: [`${SITE}/api/stripe`, 'POST', '{}', '{"stripe-signature":"t=1,v1=0"}'],
    pages: [`${SITE}/basket/success`],
  };
  // The two scheduled functions find no database, which is an answer as well.
  const call = calls[name] ?? [SITE, 'POST', '{}', JSON_BODY];
  const env = {
    SITE_URL: SITE,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    LINK_SECRET: 'thirty-two-letters-of-no-secret-at-all',
    CATALOGUE_SNAPSHOT: file,
  };
  const script = path.join(import.meta.dirname, 'support/cold-call.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, entry, ...call], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const line = stdout.trim().split('\n').at(-1);
  if (!line?.startsWith('{')) throw new Error(`${name} did not start: ${stderr.slice(0, 1000)}`);
  return JSON.parse(line) as Cold;
}
