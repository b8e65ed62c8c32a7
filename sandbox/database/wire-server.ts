import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** Codes of the requests that a client may send before its startup message: use TLS, and cancel a query. */
const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
/** Messages that end a batch. The database does not respond before it receives one of them. */
const ENDS_BATCH = new Set(['Q', 'S', 'c', 'f'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);

/**
 * Serves PostgreSQL's wire protocol for an embedded database, which has one session for all clients. Each
 * client gets the session for a whole batch of messages (a query with parameters is five), and for a whole
 * transaction. The server that comes with the database switches clients after each message, so that queries
 * of two clients get mixed up (electric-sql/pglite issue 1046).
 */
export async function startWireServer(
  db: PGlite,
  { host }: { host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const turns = createTurns();
  const served = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    served.set(
      socket,
      serve(db, socket, turns).finally(() => served.delete(socket)),
    );
  });
  const port = await listen(server, host);
  return {
    port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of served.keys()) socket.destroy();
      // Rolls back open transactions before the database is closed or released.
      await Promise.all([closed, ...served.values()]);
    },
  };
}

type Turns = { take(): Promise<() => void> };

/** Runs tasks one after another, in the order of their requests. */
function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return release;
    },
  };
}

async function serve(db: PGlite, socket: Socket, turns: Turns): Promise<void> {
  let release: (() => void) | undefined;
  const run = async (batch: Buffer[]) => {
    release ??= await turns.take();
    for (const message of batch)
      await db.execProtocolRawStream(new Uint8Array(message), {
        onRawData: (data) => void (socket.writable && socket.write(Buffer.from(data))),
      });
    if (db.isInTransaction()) return;
    release();
    release = undefined;
  };
  try {
    let batch: Buffer[] = [];
    for await (const message of messagesOf(socket)) {
      if (message[0] === TERMINATE) break;
      batch.push(message);
      // The first message has no type letter. It is the startup message, and gets its own response.
      if (!ENDS_BATCH.has(message[0] ?? 0) && message[0] !== 0) continue;
      await run(batch);
      batch = [];
    }
  } catch {
    // A client that disconnects is not an error. Its open transaction is rolled back below.
  } finally {
    socket.destroy();
    if (release) {
      await db.exec('rollback').catch(() => {});
      release();
    }
  }
}

/** The complete messages of a client, reassembled from its packets. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  let isKnown = false;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = isKnown ? 1 : 0;
      if (rest.length < start + 4) break;
      const end = start + rest.readInt32BE(start);
      if (rest.length < end) break;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      const code = isKnown || end < 8 ? 0 : message.readInt32BE(4);
      if (code === SSL_REQUEST) socket.write('N');
      else if (code !== CANCEL_REQUEST) {
        isKnown = true;
        yield message;
      }
    }
  }
}

function listen(server: Server, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
