import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { NEEDED_VERSION } from '#functions/db/version.ts';
import { withPostgres } from '../helpers/databases.ts';
import { openStore } from '../helpers/store.ts';
import { runTask } from './support.ts';

withPostgres('[C2] the version of a database, on', (database) => {
  /** An empty database, beside the migrated one. */
  async function emptyDatabase(): Promise<{ url: string; client: pg.Client; close(): Promise<void> }> {
    const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
    const url = Object.assign(new URL(database().url), { pathname: `/${name}` }).href;
    const ask = async (statement: string) => {
      const client = new pg.Client(Object.assign(new URL(url), { pathname: '/template1' }).href);
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await ask(`create database ${name}`);
    const client = new pg.Client(url);
    await client.connect();
    return {
      url,
      client,
      close: async () => {
        await client.end();
        await ask(`drop database ${name} with (force)`);
      },
    };
  }

  async function tablesOf(client: pg.Client): Promise<number> {
    const { rows } = await client.query(
      "select count(*)::int as count from information_schema.tables where table_schema in ('public', 'drizzle')",
    );
    return rows[0].count;
  }

  test('a read command stops at a database without its tables, prints both versions and changes nothing', async () => {
    const { url, client, close } = await emptyDatabase();
    try {
      const { code, out, err } = await runTask('found', ['orders'], { DATABASE_URL: url });
      expect(code).toBe(1);
      expect(err.trim()).toBe(
        `The database has version none, and this release needs ${NEEDED_VERSION}. Run: npx found migrate`,
      );
      expect(out).toBe('');
      expect(await tablesOf(client)).toBe(0);
    } finally {
      await close();
    }
  });

  test('migrate --check lists pending migrations and changes nothing; --yes applies them; without a terminal it asks for --yes', async () => {
    const { url, client, close } = await emptyDatabase();
    const env = { DATABASE_URL: url };
    try {
      const checked = await runTask('found', ['migrate', '--check'], env);
      expect(checked.code).toBe(1);
      expect(checked.err).toContain(NEEDED_VERSION);
      expect(checked.err).toContain('0000_orders');
      const asked = await runTask('found', ['migrate'], env);
      expect(asked.code).toBe(2);
      expect(asked.err).toContain('--yes');
      const shown = await runTask('found', ['migrate', '--dry-run'], env);
      expect(shown).toMatchObject({ code: 0, err: '' });
      expect(await tablesOf(client)).toBe(0);

      const done = await runTask('found', ['migrate', '--yes'], env);
      expect(done).toMatchObject({ code: 0, err: '' });
      expect(done.out).toContain(`The database has version ${NEEDED_VERSION}.`);
      expect(await runTask('found', ['migrate', '--check'], env)).toMatchObject({ code: 0, err: '' });
      expect(await runTask('found', ['orders'], env)).toEqual({ code: 0, err: '', out: 'No orders.\n' });
      for (const { out, err } of [checked, asked, done])
        expect(out + err).not.toContain(new URL(url).password || '@');
    } finally {
      await close();
    }
  });

  test('of several migrate commands at once, one does the work and all succeed', async () => {
    const { url, client, close } = await emptyDatabase();
    try {
      const counts = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)));
      expect(counts.filter((count) => count > 0)).toHaveLength(1);
      const { rows } = await client.query(
        'select count(*)::int as all, count(distinct created_at)::int as different from drizzle.__drizzle_migrations',
      );
      expect(rows[0].all).toBe(rows[0].different);
      expect(rows[0].all).toBe(Math.max(...counts));
    } finally {
      await close();
    }
  });

  test('a failed migration changes nothing', async () => {
    const { url, client, close } = await emptyDatabase();
    try {
      // The last migrations do not find the tables that they change.
      await client.query('create table "order" (id text)');
      await expect(migrateDatabase(url)).rejects.toThrow();
      expect(await tablesOf(client)).toBe(1);
    } finally {
      await close();
    }
  });

  test('functions refuse a database without a migration and log it; they accept one with newer migrations', async () => {
    const store = await openStore({ database: database() });
    const client = new pg.Client(database().url);
    await client.connect();
    try {
      const { rows } = await client.query(
        'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at',
      );
      const answer = await store.run('outbox');
      expect(answer.status).toBe(500);
      expect(store.log.join('\n')).toContain(`this release needs ${NEEDED_VERSION}`);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        rows[0].hash,
        rows[0].created_at,
      ]);
      await client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next release', 9999999999999)",
      );
      expect((await store.run('outbox')).status).toBe(204);
      const { code, err } = await runTask('found', ['orders'], { DATABASE_URL: database().url });
      expect(code).toBe(1);
      expect(err).toContain('1 migration(s) that this release does not know');
    } finally {
      await client.end();
      await store.close();
    }
  });
});
