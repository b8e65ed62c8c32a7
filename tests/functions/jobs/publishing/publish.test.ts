import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildFailure } from '#functions/db/schema/build-failures.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { failedDeploy, notification } from '#tests/functions/helpers/deploys.ts';
import { mailsTo, sendMails } from '#tests/functions/helpers/mails.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

const OPERATOR = 'operator@found.example';

/** The platform's build hook: what was called, and what it answers. */
const calls: string[] = [];
let status = 200;
let hook: Server;
let address: string;
beforeAll(async () => {
  hook = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build_hooks/secret`;
});
afterAll(() => hook.close());

withDatabases('the job that publishes at a time, on', (database) => {
  let store: TestStore;
  let due: Date;
  afterEach(async () => {
    await store.db.delete(outbox);
    await store.db.delete(buildFailure);
    await store.close();
    calls.length = 0;
    status = 200;
  });

  /** Opens a store that is to be built in two minutes. */
  async function open(settings: Record<string, string | undefined> = {}): Promise<void> {
    due = new Date(Date.now() + 2 * 60_000);
    store = await openStore({
      database: database(),
      nextBuild: due,
      settings: { BUILD_HOOK_URL: address, CONTACT_TO: OPERATOR, ...settings },
    });
  }

  /** A run of the job, some minutes after the build was due. */
  async function runAt(minutes: number): Promise<number> {
    const seconds = Math.round((due.getTime() - Date.now()) / 1000);
    process.env.STORE_CLOCK = `${minutes < -2 ? '-' : '+'}${Math.abs(minutes + Math.ceil(seconds / 60))}m`;
    try {
      return (await store.run('publish')).status;
    } finally {
      delete process.env.STORE_CLOCK;
    }
  }

  test('calls the build hook once at the publishing time', async () => {
    await open();
    expect(await runAt(-2)).toBe(204);
    expect(calls).toEqual([]);
    expect(await runAt(0)).toBe(204);
    expect(calls).toEqual(['POST /build_hooks/secret']);
    for (const minutes of [1, 2, 30, 58]) expect(await runAt(minutes)).toBe(204);
    expect(calls).toHaveLength(1);
  });

  test('four runs at once call it once', async () => {
    await open();
    await Promise.all(Array.from({ length: 4 }, () => runAt(1)));
    expect(calls).toHaveLength(1);
  });

  test('a hook that refuses is called again, and the run has failed', async () => {
    await open();
    status = 500;
    expect(await runAt(0)).toBe(500);
    expect(store.log.join()).toContain('The build hook answered 500');
    status = 302;
    expect(await runAt(3)).toBe(500);
    status = 200;
    // Accepted, and reported since it was not the first call.
    expect(await runAt(6)).toBe(500);
    expect(calls).toHaveLength(3);
    expect(await runAt(9)).toBe(204);
    expect(calls).toHaveLength(3);
    expect(store.log.join()).not.toContain('secret');
  });

  test('a hook that is down for a day is called again, and gets its call when it is back', async () => {
    await open();
    status = 503;
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) await runAt(minutes);
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.length).toBeLessThan(40);
    status = 200;
    const before = calls.length;
    for (let minutes = 24 * 60; minutes < 26 * 60; minutes += 15) await runAt(minutes);
    expect(calls).toHaveLength(before + 1);
  });

  test('a build that has not replaced the site is requested each hour, after five times each day, and reported', async () => {
    await open();
    const answers = [];
    for (let minutes = 0; minutes < 10 * 60; minutes += 31) answers.push(await runAt(minutes));
    expect(calls).toHaveLength(5);
    expect(answers.filter((answer) => answer === 500)).toHaveLength(4);
    await runAt(27 * 60);
    expect(calls).toHaveLength(5);
    await runAt(29 * 60);
    expect(calls).toHaveLength(6);
    expect(store.log.join()).not.toContain('secret');
  });

  /** What the operator was mailed. */
  async function mails(): Promise<string[]> {
    await sendMails(store);
    return mailsTo(store, OPERATOR).map(({ subject }) => subject);
  }

  test('the operator is mailed once when five calls were refused', async () => {
    await open();
    status = 503;
    for (const minutes of [0, 3, 6, 9]) await runAt(minutes);
    expect(await mails()).toEqual([]);
    for (const minutes of [12, 80, 150]) await runAt(minutes);
    expect(calls.length).toBeGreaterThan(5);
    expect(await mails()).toEqual([expect.stringContaining('refuses the calls of its build hook')]);
  });

  test('the operator is mailed once when no build came within an hour', async () => {
    await open();
    for (const minutes of [0, 59]) await runAt(minutes);
    expect(await mails()).toEqual([]);
    for (const minutes of [61, 122, 183]) await runAt(minutes);
    expect(await mails()).toEqual([expect.stringContaining('no build came within an hour')]);
  });

  test('a missing build whose failure was mailed is not mailed again', async () => {
    await open();
    await runAt(0);
    await store.call(notification(failedDeploy({ created_at: '2100-01-01T00:00:00Z' })));
    await runAt(61);
    expect(await mails()).toEqual([expect.stringContaining('its build failed')]);
  });

  test('without a build hook it does nothing', async () => {
    await open({ BUILD_HOOK_URL: undefined });
    expect(await runAt(5)).toBe(204);
    expect(calls).toEqual([]);
  });
});
