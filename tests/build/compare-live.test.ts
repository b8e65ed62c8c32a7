import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStore } from '#sandbox/store/server.ts';
import { compareLive } from '#tools/compare/compare-live.ts';
import { builtFiles, DIST, ROOT } from './support/dist.ts';

let store: Awaited<ReturnType<typeof startStore>>;
/** A proxy in front of the store, which can change its answers. */
let line: Server;
let url: string;
let alter: (path: string, answer: { body: Buffer; headers: Headers }) => Buffer = (_, { body }) => body;
beforeAll(async () => {
  store = await startStore({ root: ROOT, folder: DIST, port: 0 });
  line = createServer(async (request, response) => {
    const answer = await fetch(store.url + request.url, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      headers.delete(name);
    const body = alter(request.url!, { body: Buffer.from(await answer.arrayBuffer()), headers });
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});
afterAll(async () => {
  line.close();
  await store?.close();
});

test('[F110] an unchanged release has no difference, and each changed script, page or header is named', async () => {
  expect(await compareLive(url, DIST)).toEqual([]);

  const script = `/${builtFiles().find((file) => /^_astro\/.*\.js$/.test(file))}`;
  alter = (path, { body, headers }) => {
    if (path === script) return Buffer.concat([body, Buffer.from(' ')]);
    if (path.startsWith('/basket?region=GB'))
      return Buffer.from(body.toString().replace('</body>', '<script></script></body>'));
    if (path.startsWith('/contact?region=GO'))
      headers.set('content-security-policy', `${headers.get('content-security-policy')}; connect-src *`);
    if (path.startsWith('/about-us?region=GB')) headers.delete('strict-transport-security');
    return body;
  };
  const named = (await compareLive(url, DIST)).map(
    ({ address, what }) => `${address.slice(url.length)} ${what}`,
  );
  expect(named.sort()).toEqual(
    [
      `${script} bytes`,
      '/about-us?region=GB strict-transport-security',
      '/basket?region=GB bytes',
      '/contact?region=GO content-security-policy',
    ].sort(),
  );
});
