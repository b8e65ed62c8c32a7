/** The only process that opens the embedded database. Other processes connect to its port. */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { publishPort, releaseLock, takeLock } from './lock.ts';
import { startWireServer } from './wire-server.ts';

const folder = path.resolve(process.argv[2] ?? '.data/database');
const other = await takeLock(folder);
if (other) {
  process.send?.({ taken: other });
  process.exit(0);
}

const db = await PGlite.create(path.join(folder, 'files')).catch(async () => {
  await releaseLock(folder);
  process.send?.({ isDamaged: true }, undefined, undefined, () => process.exit(1));
  // The error message has been sent, and this process ends after it.
  return new Promise<never>(() => {});
});
const server = await startWireServer(db, { host: '127.0.0.1' });
const { port } = server;

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, close);
// The process that started this one may have ended meanwhile. Then close now.
if (process.send && !process.connected) await close();
await publishPort(folder, port);
process.send?.({ port }, undefined, undefined, () => {});

async function close() {
  if (isClosing) return;
  isClosing = true;
  await server.close().catch(() => {});
  await db.close().catch(() => {});
  await releaseLock(folder);
  process.exit(0);
}
