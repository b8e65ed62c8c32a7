import { Agent, request } from 'node:http';

export type Load = { perSecond: number; latencies: number[] };

/** Sends `count` requests over `connections` keep-alive connections and reads each answer to its end. */
export async function load(
  url: string,
  options: {
    count: number;
    connections: number;
    expect: number;
    method?: string;
    headers?: () => Record<string, string>;
    body?: string;
  },
): Promise<Load> {
  const { count, connections, expect, method = 'GET', headers = () => ({}), body } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      const began = performance.now();
      const { status, text } = await once(url, { method, headers: headers(), agent }, body);
      if (status !== expect)
        throw new Error(`${url} answers ${status} and not ${expect}: ${text().slice(0, 300)}`);
      latencies.push(performance.now() - began);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = (count / (performance.now() - started)) * 1000;
  agent.destroy();
  return { perSecond, latencies };
}

function once(
  url: string,
  options: { method: string; headers: Record<string, string>; agent: Agent },
  body?: string,
) {
  return new Promise<{ status: number | undefined; text: () => string }>((resolve, reject) => {
    const sending = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: () => Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
