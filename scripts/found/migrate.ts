/**
 * `npx found migrate`: migrates the database to the version of this release. No other command migrates a
 * database that a setting names.
 */
import pg from 'pg';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { NEEDED_VERSION, readVersion } from '#functions/db/version.ts';
import { databaseUrl } from '#functions/platform/env.ts';
import { type Command, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { hostAndPath } from '../lib/host-and-path.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';

type Options = Care & { check?: boolean };

export const examples = [
  ['--check', 'lists the missing migrations, and exits with 1 if there are any'],
  ['--yes', 'applies them without confirmation, for scripts'],
] as const;

/** Declares the options of the migration. */
export function declare(migrate: Command): void {
  withCare(migrate)
    .addOption(
      new Option('--check', 'changes nothing, and fails if migrations are missing').conflicts([
        'yes',
        'dryRun',
      ]),
    )
    .action(async (options: Options) => {
      loadSettingsFile();
      const named = databaseUrl(process.env);
      if (named) await run(named, options);
      else console.log('DATABASE_URL is not set. The embedded database migrates itself.');
    });
}

async function run(url: string, { check, ...care }: Options): Promise<void> {
  const { version, pending, foreign } = await versionAt(url);
  const where = hostAndPath(url);
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
  if (check) throw new CommandError([...summary, 'Apply them with: npx found migrate'].join('\n'));
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
