import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import failures from '#functions/endpoints/api.ts';
import { handle, routes, serve } from '#functions/platform/app.ts';
import PACKAGE from '../../../package.json' with { type: 'json' };
import { SITE } from '../helpers/store.ts';

type Frame = { filename: string; function: string; lineno: number; colno: number };
type Event = {
  release: string;
  level: string;
  tags: Record<string, string>;
  exception: { values: [{ type: string; value: string; stacktrace: { frames: Frame[] } }] };
};
/** Events received by the stand-in for the error-reporting service. */
const events: Event[] = [];
let isDown = false;
let service: Server;
let dsn: string;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (isDown) return;
    const [, , event] = Buffer.concat(chunks).toString().split('\n');
    events.push(JSON.parse(event!));
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
  events.length = 0;
  isDown = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  // A report that hangs would delay the next ones.
  service.closeAllConnections();
});

const broken = serve([
  routes().post(
    '/api/failures',
    handle(() => {
      throw new TypeError('no order for canary.wren@mail.example at https://x.example/?session=cs_canary');
    }),
  ),
]);

/** An envelope as Sentry's browser client sends it. */
function post(event: unknown, headers: Record<string, string> = {}): Request {
  const parts = [{ sent_at: '2026-11-22T12:00:00Z', user: 'canary' }, { type: 'event' }, event];
  return new Request(`${SITE}/api/failures?secret=canary`, {
    method: 'POST',
    body: parts.map((part) => JSON.stringify(part)).join('\n'),
    headers: { 'content-type': 'application/x-sentry-envelope', cookie: 'a=canary', ...headers },
  });
}
/** Waits for events: an answer waits for the service at most a second, and a busy machine takes longer. */
const received = (count: number) => vi.waitFor(() => expect(events).toHaveLength(count), 10_000);
const call = (handler: (request: Request, context: never) => Promise<Response>, request: Request) =>
  handler(request, {} as never);
const frame = (name: string, filename: string, lineno: number, colno: number) => ({
  function: name,
  filename,
  lineno,
  colno,
});
const told = {
  event_id: '0123456789abcdef0123456789abcdef',
  release: '1.0.10',
  tags: { path: '/products/the-two-egg-pan', region: 'GB' },
  user: { ip_address: 'canary' },
  request: { url: 'https://found.test/?keyword=canary', headers: { 'User-Agent': 'canary' } },
  breadcrumbs: [{ message: 'canary' }],
  exception: {
    values: [
      {
        type: 'ReferenceError',
        value: 'basket is not defined',
        stacktrace: {
          frames: [
            frame('load', 'https://found.test/basket/success?session_id=cs_canary', 1, 2),
            frame('open', 'https://found.test/_astro/a.js', 3, 14),
          ],
        },
      },
    ],
  },
};

describe('[ERR-10] reporting failures', () => {
  test('without a service nothing is sent, and the answer is the same', async () => {
    vi.stubEnv('SENTRY_DSN', '');
    const answer = await call(broken, post({}));
    expect(answer.status).toBe(500);
    expect((await call(failures, post(told))).status).toBe(204);
    expect(events).toEqual([]);
  });

  test('an unexpected failure is sent with the release, and without personal data', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    const answer = await call(broken, post({ name: 'canary' }));
    expect(answer.status).toBe(500);
    const { error } = await answer.json();
    expect(error).toMatchObject({ code: 'internal_error', requestId: expect.any(String) });
    await received(1);
    expect(events[0]).toMatchObject({
      release: PACKAGE.version,
      level: 'error',
      tags: { side: 'server', path: '/api/failures', requestId: error.requestId },
    });
    const [thrown] = events[0]!.exception.values;
    expect(thrown).toMatchObject({
      type: 'TypeError',
      value: 'no order for [email] at https://x.example/?…',
    });
    expect(thrown.stacktrace.frames.at(-1)?.filename).toContain('report.test.ts');
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  test('[F108] a failure in a browser is passed on with its place, page, region and release, and nothing else', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    expect((await call(failures, post(told))).status).toBe(204);
    await received(1);
    expect(events[0]).toMatchObject({
      release: '1.0.10',
      tags: { side: 'browser', path: '/products/the-two-egg-pan', region: 'GB' },
    });
    const [thrown] = events[0]!.exception.values;
    expect(thrown).toMatchObject({ type: 'ReferenceError', value: 'basket is not defined' });
    expect(thrown.stacktrace.frames).toEqual([
      frame('load', 'https://found.test/basket/success?…', 1, 2),
      frame('open', 'https://found.test/_astro/a.js', 3, 14),
    ]);
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  test('at most sixty a minute of a flood are passed on', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 0, 1));
    for (let at = 0; at < 65; at += 1) expect((await call(failures, post(told))).status).toBe(204);
    await received(60);
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 0, 1, 0, 1));
    await call(failures, post(told));
    await received(61);
  });

  test('a service that hangs or is down changes no answer, and delays it by at most a second', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    isDown = true;
    const before = performance.now();
    const answer = await call(broken, post({}));
    expect(answer.status).toBe(500);
    expect(performance.now() - before).toBeLessThan(3_000);
  });

  test('an event that no page of ours sends is refused at the wrong field', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    for (const [change, field] of [
      [{ tags: { ...told.tags, region: 'XX' } }, 'tags.region'],
      [{ tags: { ...told.tags, path: 'javascript:1' } }, 'tags.path'],
      [{ exception: { values: [{ type: 'Error', value: 'x'.repeat(4_001) }] } }, 'exception.values.0.value'],
      [{ exception: undefined }, 'exception'],
    ] as const) {
      const answer = await call(failures, post({ ...told, ...change }));
      expect(answer.status).toBe(422);
      expect((await answer.json()).error.field).toBe(field);
    }
    expect((await call(failures, post(told, { 'content-type': 'application/json' }))).status).toBe(415);
    const noEnvelope = new Request(post(told), { body: '{' });
    expect((await call(failures, noEnvelope)).status).toBe(422);
    expect(events).toEqual([]);
  });
});
