import pg from 'pg';
import { NEEDED_VERSION, readVersion } from '#functions/db/version.ts';
import { isDatabaseSafe } from '#functions/platform/safe-addresses.ts';
import { isLiveKey } from '#src/core/checkout/live-key.ts';
import { hostAndPath } from '../host-and-path.ts';
import {
  type Check,
  type Deployment,
  isPreviewDeploy,
  type Line,
  ok,
  unknown,
  withSetting,
  wrong,
} from './check.ts';

const CONNECT_MS = 8_000;

/**
 * The database: whether it answers, by TLS, has this release's tables, and only payments of the key's mode.
 */
export function databaseCheck(deployment: Deployment): Check {
  const name = 'database';
  const todo = 'Set DATABASE_URL to a PostgreSQL address (postgres://…?sslmode=verify-full).';
  return {
    name,
    run: () =>
      withSetting(deployment, name, 'DATABASE_URL', todo, (url) =>
        withClient(url, async (client) => {
          const version = await readVersion(client);
          return [
            ok(name, `${hostAndPath(url)} answers.`),
            tlsLine(url),
            versionLine(version),
            await paymentsLine(client, deployment),
          ];
        }),
      ),
  };
}

/** In a preview: only that the database is not the live shop's. */
export function previewDatabaseCheck(deployment: Deployment): Check {
  const name = 'database payments';
  return {
    name,
    async run() {
      const { DATABASE_URL: url } = deployment.given;
      if (!url) return ok(name, 'The preview has no database.');
      const lines = await withClient(url, async (client) => [await paymentsLine(client, deployment)]);
      // A preview without its database shows its pages.
      return lines.map((line) => (line.name === name ? line : { ...line, status: 'unknown' as const }));
    },
  };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<Line[]>): Promise<Line[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  // A connection that breaks fails its query. Without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    return [
      wrong(
        'database',
        `${hostAndPath(url)} cannot be used (${reasonOf(error)}).`,
        'Check host, port, user and password in DATABASE_URL, and that the server lets this machine in.',
      ),
    ];
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The code of the system or of PostgreSQL, or the message of the client. */
function reasonOf(error: unknown): string {
  const { errors, ...own } = error as { errors?: unknown[]; code?: string };
  // A host with several addresses fails with one error for each.
  const { code, message } = (errors?.[0] ?? { ...own, message: (error as Error).message }) as {
    code?: string;
    message: string;
  };
  return code ? `${code}${CODES[code] ? `: ${CODES[code]}` : ''}` : message;
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there',
  ENOTFOUND: 'there is no such host',
  '28P01': 'wrong password',
  '28000': 'this user may not log in',
  '3D000': 'there is no such database',
};

function tlsLine(url: string): Line {
  const name = 'database TLS';
  if (!isDatabaseSafe(url))
    return wrong(
      name,
      'DATABASE_URL does not ask for TLS with a verified certificate.',
      'Add ?sslmode=verify-full to it.',
    );
  return isDatabaseSafe(url.split('?')[0] ?? '')
    ? ok(name, 'The database is on this machine.')
    : ok(name, 'The connection is encrypted, and the certificate verified.');
}

function versionLine({ pending, foreign, version }: Awaited<ReturnType<typeof readVersion>>): Line {
  const name = 'database version';
  if (foreign > 0)
    return wrong(
      name,
      `It has ${foreign} migration(s) that this release does not know.`,
      'Use the release that it was migrated for.',
    );
  if (pending.length > 0)
    return wrong(
      name,
      `It has version ${version}, and this release needs ${NEEDED_VERSION} (${pending.length} missing).`,
      'Make a backup, then run: npx found migrate',
    );
  return ok(name, `${version}, which this release needs.`);
}

/** Test payments in a live shop's database would count in its reports; a test shop would mail real buyers. */
async function paymentsLine(client: pg.Client, deployment: Deployment): Promise<Line> {
  const name = 'database payments';
  const isLive = isLiveKey(deployment.given.STRIPE_SECRET_KEY);
  const [live, test] = [await has(client, 'live'), await has(client, 'test')];
  if (live && (!isLive || isPreviewDeploy(deployment)))
    return wrong(
      name,
      `It is the database of a live shop, and this is ${isPreviewDeploy(deployment) ? 'a preview' : 'a test shop'}.`,
      'Set DATABASE_URL to another database. A copy of a live one has its buyers’ data too.',
    );
  if (test && isLive)
    return wrong(name, 'It has orders of test payments.', 'Use an empty database for the live shop.');
  if (live === undefined) return unknown(name, 'It has no tables yet.', 'Run: npx found migrate');
  return ok(name, live ? 'Live orders only.' : test ? 'Test orders only.' : 'No orders yet.');
}

/** Whether there is an order of that mode, or jobs have run with a live key; undefined without tables. */
async function has(client: pg.Client, mode: 'live' | 'test'): Promise<boolean | undefined> {
  const { rows } = await client.query(`select to_regclass('job_run') is not null as "isThere"`);
  if (!rows[0].isThere) return undefined;
  const found = await client.query(
    'select 1 from "order" where session_id like $1 union all select 1 from job_run where is_live = $2 and $2 limit 1',
    [`cs_${mode}_%`, mode === 'live'],
  );
  return found.rows.length > 0;
}
