import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import failures from '#functions/endpoints/api.ts';
import { handle, routes, serve } from '#functions/platform/app.ts';
import { SITE } from '../helpers/store.ts';

type Frame = { filename: string; function: string; lineno: number; colno: number };
type Event = {
  release: string;
  level: string;
  tags: Record<string, string>;
  exception: { values: [{ type: string; value: string; stacktrace: { frames: Frame[] } }] };
};
/** What a stand-in for the error-reporting service was sent. */
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
afterEach(() => vi.unstubAllEnvs());

const broken = serve([
  routes().post(
    '/api/failures',
    handle(() => {
      throw new TypeError('no order for canary.wren@mail.example at https://x.example/?session=cs_canary');
    }),
  ),
]);

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/failures?secret=canary`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: 'a=canary', ...headers },
  });
}
const call = (handler: (request: Request, context: never) => Promise<Response>, request: Request) =>
  handler(request, {} as never);
const told = {
  name: 'ReferenceError',
  message: 'basket is not defined',
  stack: 'open@https://found.test/_astro/a.js:3:14\nload@https://found.test/_astro/b.js:1:2',
  path: '/products/the-two-egg-pan',
  region: 'GB',
};

describe('[ERR-10] reporting failures', () => {
  test('without a service nothing is sent, and the answer is the same', async () => {
    vi.stubEnv('SENTRY_DSN', '');
    const answer = await call(broken, post({}));
    expect(answer.status).toBe(500);
    expect((await call(failures, post(told))).status).toBe(204);
    expect(events).toEqual([]);
  });

  test('an unexpected failure arrives with release 1.0.11, and nothing that is somebody’s own', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    const answer = await call(broken, post({ name: 'canary' }));
    expect(answer.status).toBe(500);
    const { error } = await answer.json();
    expect(error).toMatchObject({ code: 'internal_error', requestId: expect.any(String) });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      release: '1.0.11',
      level: 'error',
      tags: { side: 'server', path: '/api/failures', requestId: error.requestId },
    });
    const [thrown] = events[0]!.exception.values;
    expect(thrown).toMatchObject({
      type: 'TypeError',
      value: 'no order for [e-mail] at https://x.example/?…',
    });
    expect(thrown.stacktrace.frames.at(-1)?.filename).toContain('report.test.ts');
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  test('a failure in a browser is passed on with its place, page and region', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    expect((await call(failures, post(told))).status).toBe(204);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      release: '1.0.11',
      tags: { side: 'browser', path: '/products/the-two-egg-pan', region: 'GB' },
    });
    const [thrown] = events[0]!.exception.values;
    expect(thrown).toMatchObject({ type: 'ReferenceError', value: 'basket is not defined' });
    expect(thrown.stacktrace.frames.at(-1)).toMatchObject({ function: 'open', lineno: 3, colno: 14 });
  });

  test('a place within a page is told without what its address was asked with', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    const stack = [
      'ReferenceError: canary',
      '    at open (https://found.test/search?keyword=canary&mail=canary@mail.example:7:21)',
      '    at https://found.test/basket/success?session_id=cs_canary:1:2',
    ].join('\n');
    expect((await call(failures, post({ ...told, stack }))).status).toBe(204);
    const { frames } = events[0]!.exception.values[0].stacktrace;
    expect(frames.map(({ lineno, colno }) => [lineno, colno])).toEqual([
      [1, 2],
      [7, 21],
    ]);
    expect(frames[1]!.filename).toBe('https://found.test/search?…');
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  test('a service that hangs or is gone changes no answer, and holds it for a second at most', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    isDown = true;
    const before = performance.now();
    const answer = await call(broken, post({}));
    expect(answer.status).toBe(500);
    expect(performance.now() - before).toBeLessThan(3_000);
  });

  test('what no page of ours sends is refused by the field at fault', async () => {
    vi.stubEnv('SENTRY_DSN', dsn);
    for (const [change, field] of [
      [{ region: 'XX' }, 'region'],
      [{ path: 'javascript:1' }, 'path'],
      [{ message: 'x'.repeat(501) }, 'message'],
      [{ more: 1 }, 'more'],
    ] as const) {
      const answer = await call(failures, post({ ...told, ...change }));
      expect(answer.status).toBe(422);
      expect((await answer.json()).error.field).toBe(field);
    }
    expect((await call(failures, post('x', { 'content-type': 'text/plain' }))).status).toBe(415);
    expect(events).toEqual([]);
  });
});
