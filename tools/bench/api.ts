import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { load } from './support/load.ts';
import { median, ms, ratio } from './support/numbers.ts';
import { makeSnapshots, type Snapshot } from './support/snapshots.ts';

const SIZES = [100, 10_000];
const REQUESTS = 1_500;
const CONNECTIONS = 16;
const SERVER = path.join(import.meta.dirname, 'support/api-server.ts');

type Server = { name: string; child: ChildProcess; url: string };
type Asked = { what: string; path: string };

/**
 * Measures read endpoints with 100 and with 10,000 products, each against a bare Node server that sends the
 * same bytes: requests per second over keep-alive connections, with all servers in turn in each round, and
 * without a cache in front.
 */
export default async function api(rounds = 7): Promise<void> {
  const { snapshots, remove } = await makeSnapshots(SIZES);
  try {
    const rows: object[] = [];
    for (const asked of asks()) rows.push(...(await compare(asked, snapshots, rounds)));
    console.log(
      `Requests a second, median of ${rounds} rounds of ${REQUESTS} over ${CONNECTIONS} connections`,
    );
    console.table(rows);
  } finally {
    await remove();
  }
}

function asks(): Asked[] {
  return [
    { what: 'one product', path: '/api/products/ID?populate=creator' },
    { what: 'first page', path: '/api/products' },
    { what: 'a page by section, by name', path: '/api/products?section=books&sort=name&skip=12' },
  ];
}

async function compare({ what, path: address }: Asked, snapshots: readonly Snapshot[], rounds: number) {
  const servers: Server[] = [];
  for (const { size, file, samples } of snapshots) {
    const api = await start(`${size} products`, ['api'], { CATALOGUE_SNAPSHOT: file });
    api.url += address.replace('ID', samples[7]!.id);
    const body = await (await fetch(api.url)).text();
    servers.push(api, await start(`bare, ${body.length} bytes`, ['bare', body]));
  }
  const rates = new Map(servers.map(({ name }) => [name, [] as number[]]));
  const waits = new Map(servers.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, url } of servers) {
      const { perSecond, latencies } = await load(url, {
        count: REQUESTS,
        connections: CONNECTIONS,
        expect: 200,
      });
      if (round === 0) continue;
      rates.get(name)!.push(perSecond);
      waits.get(name)!.push(median(latencies));
    }
  for (const { child } of servers) child.kill();
  return servers.map(({ name }, index) => {
    const rate = median(rates.get(name)!);
    const bare = servers[index % 2 === 0 ? index + 1 : index]!.name;
    return {
      asked: what,
      server: name,
      'a second': Math.round(rate),
      'median wait': ms(median(waits.get(name)!)),
      'to bare': ratio(rate, median(rates.get(bare)!)),
    };
  });
}

async function start(name: string, args: string[], settings: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, ...args], {
    env: { ...process.env, SITE_URL: 'http://localhost', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  return { name, child, url: `http://127.0.0.1:${String(port).trim()}` };
}
