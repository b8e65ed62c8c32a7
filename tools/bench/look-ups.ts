import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openDatabase } from '#functions/db/open.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { openPostgres, whyNoPostgres } from '#tests/functions/helpers/postgres-server.ts';
import { TEST_SHOP } from '#tests/setup/test-shop.ts';
import { median, ms, quantile, timed } from './support/numbers.ts';
import { rankTest } from './support/rank-test.ts';

const SITE = 'http://localhost:4640';
/** The codes to look up; all have the same length. */
const CODES = { known: 'KNOWN-7Q', unknown: 'NOBODYS7', ended: 'ENDED-7Q', 'other region': 'OTHER-7Q' };
type Kind = keyof typeof CODES;
const KINDS = Object.keys(CODES) as Kind[];
/**
 * Pairs with equal answers, which a client must not tell apart by the time.
 * The other codes have different answers.
 */
const ALIKE = [
  ['unknown', 'ended'],
  ['known', 'other region'],
] as const satisfies [Kind, Kind][];
/** The significance level: below it a difference is not by chance. */
const CLEAR = 0.01;
/** The count of misses is reset after this many rounds, as if its ten minutes had passed. */
const ROUNDS_A_WINDOW = 50;

/**
 * Tests whether the duration of a look-up reveals the kind of its code: `rounds` look-ups of each kind, in
 * random order, one after another, through the real handler with its count in a database, and a rank test for
 * each pair of kinds.
 */
export default async function lookUps(rounds = 20_000): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-look-ups-'));
  const database = whyNoPostgres() ? await openEmbedded(path.join(folder, 'database')) : await openPostgres();
  const { db, close } = openDatabase(database.url);
  try {
    await migrateDatabase(database.url);
    const snapshot = path.join(folder, 'catalogue.sqlite');
    await writeSnapshot(await contentWithCodes(), snapshot);
    Object.assign(process.env, {
      SITE_URL: SITE,
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
      CATALOGUE_SNAPSHOT: snapshot,
    });
    const { default: codes } = await import('#functions/endpoints/codes.ts');
    const look = async (kind: Kind) => {
      const { status } = await codes(new Request(`${SITE}/api/coupons/store/${CODES[kind]}`));
      if (status === 429) throw new Error(`A look-up was held back: ${kind}`);
    };
    const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
    const warmUp = Math.ceil(rounds / 20);
    for (let round = -warmUp; round < rounds; round += 1) {
      if (round % ROUNDS_A_WINDOW === 0) await db.delete(rateLimit);
      for (const kind of shuffled(KINDS)) {
        const time = await timed(() => look(kind));
        if (round >= 0) times.get(kind)?.push(time);
      }
    }
    report(times, rounds);
  } finally {
    await close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function contentWithCodes(): Promise<Content> {
  const { content } = await readContent(TEST_SHOP.CONTENT_FOLDER);
  const add = (code: string, more: object) =>
    content.coupons.push({
      id: code.toLowerCase(),
      file: 'a bench',
      data: { code, products: [], active: true, percentOff: 10, ...more },
    });
  add(CODES.known, {});
  add(CODES.ended, { until: '2020-01-31' });
  add(CODES['other region'], { regions: ['CA'] });
  return content;
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function report(times: ReadonlyMap<Kind, number[]>, rounds: number): void {
  const of = (kind: Kind) => times.get(kind) ?? [];
  console.log(`${rounds} look-ups of each kind`);
  console.table(
    KINDS.map((kind) => ({
      kind,
      p10: ms(quantile(of(kind), 0.1)),
      median: ms(median(of(kind))),
      p90: ms(quantile(of(kind), 0.9)),
    })),
  );
  const rows = KINDS.flatMap((a, at) =>
    KINDS.slice(at + 1).map((b) => {
      const { longer, p } = rankTest(of(a), of(b));
      const isAlike = ALIKE.some(([one, other]) => one === a && other === b);
      const verdict = p < CLEAR ? 'can be measured' : 'cannot be measured';
      return {
        'one kind': a,
        another: b,
        'how often longer': longer.toFixed(4),
        p: p.toPrecision(2),
        verdict: isAlike ? verdict : `${verdict}; the answers differ anyway`,
      };
    }),
  );
  console.table(rows);
}
