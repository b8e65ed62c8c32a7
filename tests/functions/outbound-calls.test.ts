import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askProvider } from '#functions/limits/captcha/provider.ts';
import { DESCRIBED } from './api/described.ts';
import { EXAMPLES } from './api/examples.ts';
import { type CheckedStore, openCheckedStore } from './helpers/captcha.ts';
import { answer, type FaultProxy, startFaultProxy } from './helpers/fault-proxy.ts';
import { payAt } from './helpers/hosted-page.ts';
import { requestsWith } from './helpers/hostile-requests.ts';
import { fresh, jsonPost } from './helpers/messages.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, item } from './helpers/requests.ts';

/** A server whose requests come from an address that a request named. */
let trap: Server;
let trapUrl: string;
const caught: string[] = [];
let line: FaultProxy;
let store: CheckedStore;
beforeAll(async () => {
  trap = createServer((request, response) => {
    caught.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  line = await startFaultProxy();
  store = await openCheckedStore({
    apiUrl: (provider) => {
      line.target = provider.url;
      return line.url;
    },
  });
});
afterAll(async () => {
  await store?.close();
  await line.stop();
  trap.close();
});

/** Every `host:port` that a connection is opened to from now on. */
function recordConnections(): Set<string> {
  const opened = new Set<string>();
  const { connect } = Socket.prototype;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [to, host] = given.flat() as [{ host?: string; port?: number; path?: string } | number, unknown];
    opened.add(typeof to === 'object' ? (to.path ?? `${to.host}:${to.port}`) : `${host}:${to}`);
    return (connect as (...all: unknown[]) => Socket).apply(this, given);
  } as never);
  return opened;
}

test('[A09] [F106] for any address in a request, calls go to the configured services only', {
  tags: ['long'],
}, async () => {
  const opened = recordConnections();
  const { redirectUrl } = await checkOut(
    store,
    basketOf({
      items: [item('the-named-apron', 'small', 1, { customizationQuery: 'Ana' })],
    }),
  );
  await payAt(redirectUrl.replace(line.url, line.target));
  const written = [trapUrl, 'http://169.254.169.254/latest/meta-data'];
  for (const operation of DESCRIBED)
    for (const text of written)
      await Promise.all(
        requestsWith(operation, EXAMPLES[operation.operationId]![0]!, text).map((request) =>
          store.call(request),
        ),
      );
  await store.call(jsonPost('contact', fresh('contact', { message: trapUrl, token: store.token() })));
  for (const job of ['outbox', 'reconcile', 'retention'] as const) await store.run(job);
  expect(caught).toEqual([]);
  const settings = ['DATABASE_URL', 'STRIPE_API_URL', 'SMTP_URL', 'RECAPTCHA_VERIFY_URL'];
  const allowed = [...settings.map((name) => process.env[name]!), store.provider.url].map(
    (url) => new URL(url).host,
  );
  expect([...opened].map((one) => one.replace('localhost', '127.0.0.1')).sort()).toEqual(
    [...new Set(allowed.map((one) => one.replace('localhost', '127.0.0.1')))].sort(),
  );
});

test('[A09] a redirect by a service is not followed', async () => {
  const redirector = createServer((_, response) => response.writeHead(307, { location: trapUrl }).end());
  await new Promise<void>((resolve) => redirector.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(redirector.address() as AddressInfo).port}`;
  await expect(askProvider({ verifyUrl, secret: 's' }, 'token')).rejects.toThrow('cannot be asked');
  redirector.close();
  const email = 'redirected@mail.example';
  line.fault(email, answer(307, '', { location: `${trapUrl}/v1/checkout/sessions` }));
  const response = await store.call(checkoutPost(basketOf({ customer: { email } })));
  await expectProblem(response, { status: response.status });
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(caught).toEqual([]);
});

test('[A09] every fetch in functions refuses redirects', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const calls = globSync('functions/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?<![.\w])fetch\([^;]*\);/g)].map(([call]) => ({
      file,
      call,
    })),
  );
  expect(calls.length).toBeGreaterThan(1);
  for (const { file, call } of calls) expect(call, file).toContain("redirect: 'error'");
});
