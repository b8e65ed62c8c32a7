import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Listening = { port: number; close(): Promise<void> };

/**
 * Listens on `host`. With 127.0.0.1 also on ::1, since "localhost" may resolve to either.
 * @throws if the port is in use
 */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Listening> {
  const main = await open(handler, port, host);
  const bound = (main.address() as AddressInfo).port;
  const servers = [main];
  if (host === '127.0.0.1') {
    try {
      servers.push(await open(handler, bound, '::1'));
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      // Another program would answer at ::1. Takes another port, or fails if this port was requested.
      if (isTaken) await shut(main);
      if (isTaken && port === 0) return listen(handler, port, host);
      if (isTaken) throw error;
    }
  }
  return { port: bound, close: async () => void (await Promise.all(servers.map(shut))) };
}

function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // An idle browser connection must not delay the shutdown.
    setTimeout(() => server.closeAllConnections(), 200).unref();
  });
}
