import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './helpers/store.ts';

const ENDPOINTS = path.resolve(import.meta.dirname, '../../functions/endpoints');
/** Every job that the platform runs by the clock, and how often. Nobody notices when one is not run any more. */
const SCHEDULES = {
  fundings: '*/10 * * * *',
  notices: '*/10 * * * *',
  outbox: '* * * * *',
  reconcile: '*/10 * * * *',
  retention: '@daily',
};

describe('what runs by the clock', () => {
  test('is scheduled as often as it must be, and has no address at which anybody else could call it', async () => {
    const configs = new Map<string, Config>();
    for (const file of readdirSync(ENDPOINTS))
      configs.set(path.parse(file).name, (await import(path.join(ENDPOINTS, file))).config);
    const scheduled = [...configs].filter(([, config]) => config.schedule !== undefined);
    expect(Object.fromEntries(scheduled.map(([name, { schedule }]) => [name, schedule]))).toEqual(SCHEDULES);
    for (const [name, config] of scheduled) expect(config.path, name).toBeUndefined();
    for (const [name, config] of configs) expect(config.path ?? config.schedule, name).toBeDefined();
  });
});

describe('the nightly deletion, when the database is away', () => {
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

  test('answers 500, so that the platform lists the run as failed, is logged as an error and reported', async () => {
    const store = await openStore({
      settings: { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/postgres', SENTRY_DSN: dsn },
    });
    const response = await store.run('retention');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
    expect(store.log).toHaveLength(1);
    expect(JSON.parse(store.log[0]!)).toMatchObject({ level: 'error', event: 'retention' });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('"path":"retention"');
    await store.close();
  });

  test('and the next run does it', async () => {
    const store = await openStore();
    expect((await store.run('retention')).status).toBe(204);
    expect(JSON.parse(store.log.at(-1)!)).toMatchObject({ level: 'info', event: 'retention' });
    await store.close();
  });
});
