import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { type Alarm, limitAlarm } from '#functions/limits/alarm.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const QUIET = 600_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
const lines: string[] = [];
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  await migrateDatabase(database.url);
  ({ db, close } = openDatabase(database.url));
});
afterAll(async () => {
  await close?.();
  await database?.close();
});
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
});

/** The alarm module of a new function instance, which has raised no alarm yet. */
async function instance() {
  vi.resetModules();
  const { raiseAlarm } = await import('#functions/limits/alarm.ts');
  return (alarm: Alarm, now: Date, queries: Database = db) =>
    raiseAlarm(queries, alarm, { requestId: 'req-1' }, now);
}
const told = () => lines.splice(0).map((line) => JSON.parse(line).limit);
const alarmOf = (name: string) => limitAlarm({ name, most: 30, windowMs: 120_000 });

test('the alarm of a limit names the limit, in its message and in fields', async () => {
  const alarm = alarmOf('words');
  expect(alarm).toEqual({
    name: 'words',
    message: 'The limit of 30 in 2 minutes is used up: words',
    fields: { most: 30, minutes: 2 },
  });
  const raise = await instance();
  await raise(alarm, NOW);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      event: 'limit_alarm',
      requestId: 'req-1',
      limit: 'words',
      most: 30,
      minutes: 2,
    },
  ]);
});

test('an alarm is raised once in ten minutes over all instances, and other alarms are still raised', async () => {
  const [first, second] = [await instance(), await instance()];
  await first(alarmOf('once'), NOW);
  expect(told()).toEqual(['once']);
  await first(alarmOf('once'), after(QUIET - 1));
  await second(alarmOf('once'), after(QUIET - 1));
  expect(told()).toEqual([]);
  await first(alarmOf('another'), after(1));
  expect(told()).toEqual(['another']);
  await first(alarmOf('once'), after(QUIET));
  expect(told()).toEqual(['once']);
});

test('an instance that has raised it does not query the database for each call of a flood', async () => {
  const raise = await instance();
  await raise(alarmOf('flood'), NOW);
  const select = vi.spyOn(db, 'select');
  const insert = vi.spyOn(db, 'insert');
  for (const ms of [0, 1, QUIET - 1]) await raise(alarmOf('flood'), after(ms));
  expect([select.mock.calls, insert.mock.calls]).toEqual([[], []]);
  expect(told()).toEqual(['flood']);
});

test('the error-reporting service gets it as well', async () => {
  const bodies: string[] = [];
  const service = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  try {
    vi.stubEnv(
      'SENTRY_DSN',
      `http://0123456789abcdef@127.0.0.1:${(service.address() as AddressInfo).port}/7`,
    );
    const raise = await instance();
    await raise(alarmOf('reported'), NOW);
    // An instance waits for the service for up to a second, which a busy machine may need.
    await expect.poll(() => bodies).toHaveLength(1);
    const [, , event] = bodies[0]!.split('\n');
    expect(JSON.parse(event!)).toMatchObject({
      tags: { side: 'server', path: 'reported', requestId: 'req-1' },
      exception: {
        values: [{ type: 'Error', value: 'The limit of 30 in 2 minutes is used up: reported' }],
      },
    });
  } finally {
    service.closeAllConnections();
    service.close();
  }
});
