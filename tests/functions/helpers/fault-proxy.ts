import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** One call to the provider. `forward` sends it on and returns the answer. */
type Passing = {
  path: string;
  response: ServerResponse;
  forward(): Promise<{ status: number; headers: Record<string, string>; body: string }>;
};
export type Fault = (call: Passing) => unknown;

export type FaultProxy = {
  url: string;
  /** The address of the provider; set it before the first call. */
  target: string;
  /** Sets the fault for all sessions with this email address, or coupons with this name; null removes it. */
  fault(email: string, fault: Fault | null): void;
  /** The number of calls with this email address so far. */
  count(email: string): number;
  /** Closes the port until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/**
 * A proxy to the provider that fails on demand. The email address in the request for a session, or the name
 * of a coupon, selects the fault, so that many tests can share one proxy at the same time.
 */
export async function startFaultProxy(): Promise<FaultProxy> {
  const faults = new Map<string, Fault>();
  const counts = new Map<string, number>();
  let server: Server | undefined;
  let port = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const path = request.url ?? '/';
    const fields = new URLSearchParams(body);
    const email = fields.get('customer_email') ?? fields.get('name') ?? '';
    counts.set(email, (counts.get(email) ?? 0) + 1);
    const forward = async () => {
      const answer = await fetch(`${proxy.target}${path}`, {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        ...(body && { body }),
      });
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(content-length|connection|transfer-|keep-)/.test(name)),
      );
      return {
        status: answer.status,
        headers,
        body: (await answer.text()).replaceAll(proxy.target, proxy.url),
      };
    };
    const fault = faults.get(email);
    if (fault) return void (await fault({ path, response, forward }));
    const answer = await forward();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  const proxy: FaultProxy = {
    url: '',
    target: '',
    fault: (email, fault) => void (fault ? faults.set(email, fault) : faults.delete(email)),
    count: (email) => counts.get(email) ?? 0,
    start: () =>
      new Promise((resolve, reject) => {
        server = createServer((request, response) => {
          pass(request, response).catch(() => response.destroy());
        });
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          ({ port } = server!.address() as { port: number });
          proxy.url = `http://127.0.0.1:${port}`;
          resolve();
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        server?.closeAllConnections();
      }),
  };
  await proxy.start();
  return proxy;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Sends this answer without forwarding the call. */
export function answer(status: number, body: string, headers: Record<string, string> = {}): Fault {
  return ({ response }) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

/** Forwards the call and changes its answer. */
export function altered(change: (session: Record<string, unknown>) => unknown): Fault {
  return async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    response.writeHead(status, headers).end(JSON.stringify(change(JSON.parse(body))));
  };
}
