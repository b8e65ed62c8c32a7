import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import type { RecordedRequest } from 'payment-sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobRun } from '#functions/db/schema/job-runs.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { isDue } from '#sandbox/store/schedule.ts';
import { storeNow } from '#src/lib/clock.ts';
import { basketOf, checkOut, newKey } from './helpers/requests.ts';
import { openStore, type TestStore } from './helpers/store.ts';

const ENDPOINTS = path.resolve(import.meta.dirname, '../../functions/endpoints');
/** Every scheduled job and its schedule. It would not be visible if the platform stopped running one. */
const SCHEDULES = {
  books: '23 * * * *',
  fundings: '*/10 * * * *',
  ledger: '*/10 * * * *',
  notices: '*/10 * * * *',
  outbox: '* * * * *',
  publish: '* * * * *',
  reconcile: '*/10 * * * *',
  retention: '@daily',
  weekly: '7 * * * *',
};

describe('a scheduled job', () => {
  test('has its required schedule, and no address that visitors could call', async () => {
    const configs = new Map<string, Config>();
    for (const file of readdirSync(ENDPOINTS))
      configs.set(path.parse(file).name, (await import(path.join(ENDPOINTS, file))).config);
    const scheduled = [...configs].filter(([, config]) => config.schedule !== undefined);
    expect(Object.fromEntries(scheduled.map(([name, { schedule }]) => [name, schedule]))).toEqual(SCHEDULES);
    for (const [name, { path: address, schedule }] of scheduled) {
      expect(address, name).toBeUndefined();
      expect(() => isDue(schedule!, new Date()), `${name} on the local server`).not.toThrow();
    }
    for (const [name, { path: addresses, schedule }] of configs)
      if (!schedule)
        expect([addresses].flat(), name).toEqual(expect.arrayContaining([expect.stringMatching(/^\//)]));
  });
});

/** The stand-in for the error-reporting service: what it received, and its address for a store. */
const reports: string[] = [];
let service: Server;
let dsn: string;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    reports.push(body);
    response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  dsn = `http://0123456789abcdef@127.0.0.1:${(service.address() as AddressInfo).port}/7`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  reports.length = 0;
});

const JOBS = Object.keys(SCHEDULES) as (keyof typeof SCHEDULES)[];
/** The name of each job in the log. */
const EVENTS: Partial<Record<string, string>> = { notices: 'stock_notices' };

describe('a scheduled job, while the database is down', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      // Something is to be published.
      nextBuild: new Date(0),
      settings: {
        DATABASE_URL: 'postgres://postgres@127.0.0.1:1/postgres',
        SENTRY_DSN: dsn,
        BUILD_HOOK_URL: 'http://127.0.0.1:1/',
        // A Monday, on which the report of the week is due.
        STORE_CLOCK: '2026-11-30T12:00:00Z',
        DESK: 'true',
      },
    });
  });
  afterAll(() => store?.close());

  test.each(JOBS)(
    '%s answers 500, so that the platform lists the run as failed, and is logged as an error and reported',
    async (job) => {
      const before = store.log.length;
      const response = await store.run(job);
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('');
      const lines = store.log.slice(before).map((line) => JSON.parse(line));
      expect(lines.filter(({ level }) => level === 'error')).toEqual([
        expect.objectContaining({ event: EVENTS[job] ?? job }),
      ]);
      // The report leaves with the answer, and may arrive after it.
      await expect.poll(() => reports).toEqual([expect.stringContaining(`"path":"${job}"`)]);
    },
  );
});

describe('the result of a scheduled job', () => {
  let store: TestStore;
  let gate: (request: RecordedRequest) => Promise<void> = async () => {};
  beforeAll(async () => {
    store = await openStore({
      hasWebhook: false,
      settings: { SENTRY_DSN: dsn },
      provider: { gate: (request) => gate(request) },
    });
  });
  afterAll(() => store?.close());
  afterEach(() => {
    gate = async () => {};
  });
  const lastLine = () => JSON.parse(store.log.at(-1)!);

  test.each(JOBS)('is 204 if everything succeeded, and nothing is reported: %s', async (job) => {
    const response = await store.run(job);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(reports).toEqual([]);
  });

  test('reports mails that were given up', async () => {
    const now = new Date();
    const row = { kind: 'a-kind-that-nobody-sends', payload: {}, attempts: 1_000, createdAt: now };
    await store.db.insert(outbox).values({ ...row, key: 'lost:1', dueAt: new Date(0) });
    expect((await store.run('outbox')).status).toBe(500);
    expect(lastLine()).toMatchObject({ level: 'error', event: 'outbox', givenUp: 1 });
    await expect.poll(() => reports.join()).toContain('1 row(s) of the outbox were given up');
    expect((await store.run('outbox')).status).toBe(204);
  });

  const noted = async (job: string) => {
    const runs = await store.db.select().from(jobRun);
    return runs.find((run) => run.job === job);
  };

  test.each(JOBS)('is noted for npx found doctor: %s', async (job) => {
    const before = storeNow();
    await store.run(job);
    const first = await noted(job);
    expect(first).toMatchObject({ outcome: 'ok', error: null, isLive: false });
    expect(first!.startedAt >= before && first!.finishedAt! >= first!.startedAt).toBe(true);
    await store.run(job);
    const runs = await store.db.select().from(jobRun);
    expect(runs.filter((run) => run.job === job)).toHaveLength(1);
    expect((await noted(job))!.startedAt >= first!.finishedAt!).toBe(true);
  });

  test('is noted as failed, with the kind of the error and without its message, which may name a person', async () => {
    gate = async ({ operation }) => {
      if (operation === 'sessions.list') throw new Error('ana@example.com');
    };
    expect((await store.run('reconcile')).status).toBe(500);
    const failed = await noted('reconcile');
    expect(failed).toMatchObject({ outcome: 'failed', error: expect.stringMatching(/^\w+( \w+)?$/) });
    expect(failed!.finishedAt! >= failed!.startedAt).toBe(true);
    gate = async () => {};
    expect((await store.run('reconcile')).status).toBe(204);
    expect(await noted('reconcile')).toMatchObject({ outcome: 'ok', error: null });
  });

  test('does not depend on the note', async () => {
    await store.db.execute('alter table "job_run" rename to "job_run_away"');
    try {
      expect((await store.run('retention')).status).toBe(204);
      expect(store.log.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ level: 'warn', event: 'job_run', job: 'retention' }),
      );
    } finally {
      await store.db.execute('alter table "job_run_away" rename to "job_run"');
    }
  });

  test('reports fundings that it could not decide', async () => {
    process.env.STORE_CLOCK = '+400d';
    await store.db.execute('alter table "pledge" rename to "pledge_away"');
    try {
      expect((await store.run('fundings')).status).toBe(500);
    } finally {
      await store.db.execute('alter table "pledge_away" rename to "pledge"');
    }
    expect(lastLine()).toMatchObject({ level: 'error', event: 'fundings', errors: expect.any(Number) });
    await expect.poll(() => reports.join()).toMatch(/\d+ funding\(s\) could not be ended/);
    expect((await store.run('fundings')).status).toBe(204);
    delete process.env.STORE_CLOCK;
  });

  test('reports payments that it could not record', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
    session.currency = 'gbp\0';
    expect((await store.run('reconcile')).status).toBe(500);
    expect(lastLine()).toMatchObject({ level: 'error', event: 'reconcile', failed: 1, isWhole: true });
    await expect
      .poll(() => reports.join())
      .toContain('1 payment(s) could not be brought to where the provider is');
    session.currency = 'gbp';
    expect((await store.run('reconcile')).status).toBe(204);
  });

  test('reports that its time was up, and continues with the next run', async () => {
    const { now } = Date;
    gate = async ({ operation }) => {
      if (operation === 'sessions.list') vi.spyOn(Date, 'now').mockImplementation(() => now() + 20_000);
    };
    expect((await store.run('reconcile')).status).toBe(500);
    expect(lastLine()).toMatchObject({ level: 'error', event: 'reconcile', isWhole: false });
    await expect.poll(() => reports.join()).toContain('not all of them could be looked at in time');
    vi.restoreAllMocks();
    gate = async () => {};
    expect((await store.run('reconcile')).status).toBe(204);
  });

  test('reports that the provider’s lists cannot be read', async () => {
    gate = async ({ operation }) => {
      if (operation === 'sessions.list') throw new Error('a bad hour');
    };
    expect((await store.run('reconcile')).status).toBe(500);
    expect(lastLine()).toMatchObject({ level: 'error', event: 'reconcile' });
    await expect.poll(() => reports.join()).toContain('"path":"reconcile"');
  });
});
