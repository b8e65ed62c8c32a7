import type { ClientBase } from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** A migration's name (0018_gift-cards) and the time by which databases know it. */
type Known = { tag: string; when: number };

const KNOWN: readonly Known[] = journal.entries;
/** What PostgreSQL says of a table or a schema that does not exist. */
const NO_SUCH_TABLE = ['42P01', '3F000'];

/** The version that this release needs: the name of its newest migration. */
export const NEEDED_VERSION = KNOWN.at(-1)?.tag ?? 'none';

/** How far a database was migrated. `foreign` counts migrations that this release does not know. */
export type DatabaseVersion = { version: string; pending: string[]; foreign: number };

/** The database was not migrated to the version that this release needs, or further. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError';
}

/** How far the database behind a connection was migrated. */
export async function readVersion(client: Pick<ClientBase, 'query'>): Promise<DatabaseVersion> {
  const applied = new Set(await appliedTimes(client));
  const known = KNOWN.filter(({ when }) => applied.has(when));
  return {
    version: known.at(-1)?.tag ?? 'none',
    pending: KNOWN.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
    foreign: applied.size - known.length,
  };
}

/**
 * Refuses a database that lacks migrations. One that has more goes on: while a release goes out, functions of the one before still run.
 * @throws DatabaseVersionError with the version that the database has and the one that is needed
 */
export async function refuseOlderDatabase(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { version, pending } = await readVersion(client);
  if (pending.length > 0)
    throw new DatabaseVersionError(
      `The database has version ${version}, and this release needs ${NEEDED_VERSION}. Bring it there with: npm run migrate`,
    );
}

/** As {@link refuseOlderDatabase}, and refuses a newer database too: a command of an older release could write what the newer one does not expect. */
export async function refuseOtherDatabase(client: Pick<ClientBase, 'query'>): Promise<void> {
  await refuseOlderDatabase(client);
  const { foreign } = await readVersion(client);
  if (foreign > 0)
    throw new DatabaseVersionError(
      `The database has ${foreign} migration(s) that this release does not know; it needs ${NEEDED_VERSION}. Use the release that the database was migrated for.`,
    );
}

async function appliedTimes(client: Pick<ClientBase, 'query'>): Promise<number[]> {
  try {
    const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations');
    return rows.map(({ created_at }) => Number(created_at));
  } catch (error) {
    if (NO_SUCH_TABLE.includes(String((error as { code?: unknown }).code))) return [];
    throw error;
  }
}
