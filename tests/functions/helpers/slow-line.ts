import { connect, createServer, type Socket } from 'node:net';

/**
 * A database behind a slow connection: each answer arrives `ms` later,
 * so that each statement takes that long.
 */
export async function slowLine(databaseUrl: string, ms: number): Promise<{ url: string; close(): void }> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    sockets.add(client).add(database);
    client.pipe(database);
    database.on('data', (part) => setTimeout(() => client.writable && client.write(part), ms));
    database.on('end', () => setTimeout(() => client.end(), ms));
    for (const socket of [client, database]) socket.setNoDelay().on('error', () => {});
    client.on('close', () => database.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
