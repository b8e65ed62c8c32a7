import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Fault, FaultPlan } from './faults.ts';
import type { Inbox } from './inbox.ts';

/** In bytes. */
const LARGEST = 10 * 1024 * 1024;

/**
 * A local mail server that accepts every mail and forwards none.
 * @throws if the port is in use
 */
export async function startSmtp(
  inbox: Inbox,
  faults: FaultPlan,
): Promise<{ url: string; close(): Promise<void> }> {
  /** By the client's port, the only data of a session that identifies its connection. */
  const sockets = new Map<number, Socket>();
  const faultOf = new WeakMap<SMTPServerSession, Fault | undefined>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: LARGEST,
    onRcptTo: (_address, session, answer) => {
      const fault = faultOf.has(session) ? faultOf.get(session) : faults.next();
      faultOf.set(session, fault);
      if (fault === 'refuse') return answer(refusal(550, 'No such mailbox'));
      if (fault === 'greylist') return answer(refusal(451, 'Try again later'));
      if (fault !== 'hang') answer();
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        await inbox.add({ from, to: rcptTo.map(({ address }) => address) }, Buffer.concat(chunks));
        if (faultOf.get(session) === 'drop') sockets.get(session.remotePort)?.destroy();
        else answer();
      });
    },
  });
  greetAtOnce(server);
  // A client that disconnects early is not an error of this server.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}

/** What the package's types leave out. */
type Inner = {
  connect(socket: Socket, options: unknown): void;
  connections: Set<{ connectionReady(): void }>;
};

/**
 * The package greets a client after 100 ms, to notice those that speak too soon. Each mail has a connection
 * of its own, so tests that send mails would mostly wait for greetings.
 */
function greetAtOnce(server: SMTPServer): void {
  const inner = server as unknown as Inner;
  const connect = inner.connect.bind(inner);
  inner.connect = (socket, options) => {
    connect(socket, options);
    const connection = [...inner.connections].at(-1);
    connection?.connectionReady();
    // The package calls it once more.
    if (connection) connection.connectionReady = () => {};
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
