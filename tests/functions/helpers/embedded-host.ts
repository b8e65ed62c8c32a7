/**
 * A process that hosts embedded databases for the test files of one worker, since starting one takes a second
 * of processor time and emptying one a twentieth of a second: `fork(embedded-host.ts, [TEMPLATE])`. It
 * answers `{ id, open: true }` with `{ id, url }`, and `{ id, close: url }` with `{ id }`. It speaks the wire
 * protocol like the store's own embedded database.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startWireServer } from '#sandbox/database/wire-server.ts';

type Kept = { db: PGlite; shape: string; folder: string };
type Lent = Kept & { close(): Promise<void> };

/** The number of databases that are kept for the next file; others are closed. */
const KEPT = 2;

const template = process.argv[2]!;
const free: Kept[] = [];
const lent = new Map<string, Lent>();

// One after another, so that the next request gets the database that is being emptied.
let last: Promise<void> = Promise.resolve();
process.on('message', ({ id, close }: { id: number; close?: string }) => {
  last = last.then(async () => {
    if (close === undefined) process.send!({ id, url: await open() });
    else await takeBack(close, () => process.send!({ id }));
  });
});
process.on('disconnect', () => {
  for (const { folder } of [...free, ...lent.values()]) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

async function open(): Promise<string> {
  const kept = free.pop() ?? (await make());
  const { port, close } = await startWireServer(kept.db, { host: '127.0.0.1' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  lent.set(url, { ...kept, close });
  return url;
}

async function make(): Promise<Kept> {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-embedded-'));
  cpSync(template, folder, { recursive: true });
  const db = await PGlite.create(path.join(folder, 'files'));
  return { db, shape: await shapeOf(db), folder };
}

/** Disconnects the clients of a database and empties it for reuse. Discards it if its schema has changed. */
async function takeBack(url: string, say: () => void): Promise<void> {
  const { close, ...kept } = lent.get(url)!;
  lent.delete(url);
  await close();
  say();
  if (free.length < KEPT && (await isEmptied(kept).catch(() => false))) {
    free.push(kept);
    return;
  }
  await kept.db.close().catch(() => {});
  rmSync(kept.folder, { recursive: true, force: true });
}

async function isEmptied({ db, shape }: Kept): Promise<boolean> {
  await empty(db);
  return (await shapeOf(db)) === shape;
}

/** Deletes all rows, resets all sequences and resets the settings of the session. */
async function empty(db: PGlite): Promise<void> {
  await db.exec('discard all');
  const { rows } = await db.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0",
  );
  if (rows.length > 0) await db.exec(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`);
  await db.exec(
    "select setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace",
  );
}

/** A hash of its tables, columns, indexes, rules, functions and applied migrations. */
async function shapeOf(db: PGlite): Promise<string> {
  const { rows } = await db.query<{ shape: string }>(`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as part
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
      union all select concat(pg_get_triggerdef(oid), tgenabled) from pg_trigger
      union all select concat(conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat(proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
      union all select nspname from pg_namespace where nspname not like 'pg\\_temp%' and nspname not like 'pg\\_toast_temp%'
      union all select hash from drizzle.__drizzle_migrations) parts`);
  return rows[0]!.shape;
}
