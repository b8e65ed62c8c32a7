import type { ClientBase } from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** A migration: its name (0018_gift-cards), and the timestamp that identifies it in databases. */
type Known = { tag: string; when: number };

const KNOWN: readonly Known[] = journal.entries;
/** PostgreSQL's codes for a missing table or schema. */
const NO_SUCH_TABLE = ['42P01', '3F000'];

/** The version this release needs: the name of its newest migration. */
export const NEEDED_VERSION = KNOWN.at(-1)?.tag ?? 'none';

/** The version of a database. `foreign` is the number of migrations that this release does not know. */
export type DatabaseVersion = { version: string; pending: string[]; foreign: number };

/** The database lacks migrations that this release needs, or has ones it does not know. */
class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError';
}

/** Reads the version of a database. */
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
 * Refuses a database that lacks migrations. A newer one is allowed: during a deployment, functions of the
 * previous release still run.
 * @throws DatabaseVersionError with both versions
 */
export async function refuseOlderDatabase(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { version, pending } = await readVersion(client);
  if (pending.length > 0)
    throw new DatabaseVersionError(
      `The database has version ${version}, and this release needs ${NEEDED_VERSION}. Run: npx found migrate`,
    );
}

/**
 * As {@link refuseOlderDatabase}, but also refuses a newer database: a command of an older release could
 * write data that the newer one does not expect.
 */
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
