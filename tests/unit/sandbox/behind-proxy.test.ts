import { createServer, type IncomingMessage, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { contextFor, toRequest } from '#sandbox/store/node-http.ts';

const HEADERS = {
  host: 'shop.example',
  'x-forwarded-for': '198.51.100.9, 203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-country': 'fr',
};

/** A request as a server on this machine receives it. */
async function received(headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve) => {
    const server = createServer((incoming, outgoing) => {
      outgoing.end();
      server.close();
      resolve(incoming);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      request({ port, path: '/basket', headers }).end();
    });
  });
}

test('behind a proxy, a visitor has the address that the proxy added, and https', async () => {
  vi.stubEnv('BEHIND_PROXY', 'on');
  const incoming = await received(HEADERS);
  expect(contextFor(incoming)).toMatchObject({ ip: '203.0.113.7', geo: { country: { code: 'FR' } } });
  expect(toRequest(incoming)?.url).toBe('https://shop.example/basket');
});

test('behind a proxy that names nobody, the address is that of the connection', async () => {
  vi.stubEnv('BEHIND_PROXY', 'on');
  const incoming = await received({ host: 'shop.example' });
  expect(contextFor(incoming).ip).toBe('127.0.0.1');
  expect(toRequest(incoming)?.url).toBe('http://shop.example/basket');
});

test('without a proxy, the headers of one are not believed', async () => {
  const incoming = await received(HEADERS);
  expect(contextFor(incoming).ip).toBe('127.0.0.1');
  expect(toRequest(incoming)?.url).toBe('http://shop.example/basket');
});
