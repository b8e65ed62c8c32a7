/** `npm run migrate`: brings the database to the version that this release needs. Nothing else migrates a database that a setting names. */
import pg from 'pg';
import { migrateDatabase } from '../../functions/db/migrate.ts';
import { NEEDED_VERSION, readVersion } from '../../functions/db/version.ts';
import { databaseUrl } from '../../functions/platform/env.ts';
import { command, Option, runCommand } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';

type Options = Care & { check?: boolean };

const migrate = withCare(
  command(
    'npm run migrate',
    'Brings the database that DATABASE_URL names to the version that this release needs. All migrations are applied, or none. Two at once are safe.',
    [
      ['--check', 'says which migrations are missing; ends with 1 where there are any'],
      ['--yes', 'asks nothing: for scripts'],
    ],
  ).addOption(
    new Option('--check', 'changes nothing, and fails where migrations are missing').conflicts([
      'yes',
      'dryRun',
    ]),
  ),
);

migrate.action(async (options: Options) => {
  loadSettingsFile();
  const named = databaseUrl(process.env);
  if (named) await run(named, options);
  else console.log('No setting names a database (DATABASE_URL). The embedded one migrates itself.');
});
await runCommand(migrate);

async function run(url: string, { check, ...care }: Options): Promise<void> {
  const { version, pending, foreign } = await versionAt(url);
  const where = placeOf(url);
  if (foreign > 0)
    throw new CommandError(
      `The database ${where} has ${foreign} migration(s) that this release does not know. Use the release that it was migrated for.`,
    );
  if (pending.length === 0) {
    console.log(`The database ${where} has version ${version}, which this release needs.`);
    return;
  }
  const summary = [
    `The database ${where} has version ${version}, and this release needs ${NEEDED_VERSION}. Missing:`,
    ...pending.map((name) => `  ${name}`),
  ];
  if (check) throw new CommandError([...summary, 'Apply them with: npm run migrate'].join('\n'));
  if (!(await confirm(summary, care))) return;
  const count = await migrateDatabase(url);
  console.log(
    count > 0
      ? `${count} migration(s) applied. The database has version ${NEEDED_VERSION}.`
      : `Another process has applied them meanwhile. The database has version ${NEEDED_VERSION}.`,
  );
}

async function versionAt(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await readVersion(client);
  } finally {
    await client.end();
  }
}

/** Host and name of a database, without the user and the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}
