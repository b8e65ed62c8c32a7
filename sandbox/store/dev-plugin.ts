import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withoutPromo } from '#src/core/discounts/promo-link.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import { pickRegion } from '#src/core/regions/pick-region.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { PAGES_OF_FUNCTIONS } from '#src/lib/paths.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { contextFor, send, toRequest } from './node-http.ts';
import { type Job, jobOf } from './schedule.ts';

/** The part of Vite's development server that this plugin uses. */
type DevServer = {
  middlewares: { use(handler: (...args: never[]) => void): void };
  ssrLoadModule(file: string): Promise<Record<string, unknown>>;
};

/**
 * Functions and regions for the development server. Loads each function through Vite, so that edits apply
 * at once, and rewrites a page's address to the visitor's region before Astro handles it. `jobs` are the
 * scheduled functions; read them after the server has started.
 */
export function storeInDevelopment(root: string) {
  const folder = path.join(root, 'functions/endpoints');
  let running: DevServer | undefined;
  const plugin = {
    name: 'found:store',
    configureServer(server: DevServer) {
      running = server;
      const handler = async (
        incoming: import('node:http').IncomingMessage,
        outgoing: import('node:http').ServerResponse,
        next: (error?: unknown) => void,
      ) => {
        try {
          const url = new URL(incoming.url ?? '/', 'http://localhost');
          const answer = await answerOf(server, folder, url, incoming);
          if (answer) return await send(answer, outgoing, incoming.method === 'HEAD');
          const plain = isPage(url.pathname) ? withoutPromo(url) : undefined;
          if (plain) return goWithoutPromo(plain, outgoing);
          if (isPage(url.pathname))
            incoming.url = internalPath(regionOf(incoming, url), url.pathname) + url.search;
          next();
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use(handler as never);
    },
  };
  return { plugin, jobs: () => (running ? jobsIn(folder, running) : Promise.resolve([])) };
}

async function jobsIn(folder: string, server: DevServer): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const name of readdirSync(folder)) {
    const load = () => server.ssrLoadModule(path.join(folder, name));
    const { schedule } = (await load()).config as { schedule?: string };
    const handler = async () => (await load()).default as Awaited<ReturnType<Parameters<typeof jobOf>[2]>>;
    if (schedule) jobs.push(jobOf(path.parse(name).name, schedule, handler));
  }
  return jobs;
}

async function answerOf(
  server: DevServer,
  folder: string,
  url: URL,
  incoming: import('node:http').IncomingMessage,
) {
  if (!/^\/(api|downloads)\//.test(url.pathname) && !PAGES_OF_FUNCTIONS.includes(url.pathname))
    return undefined;
  for (const name of readdirSync(folder)) {
    const { default: handle, config } = await server.ssrLoadModule(path.join(folder, name));
    if (!addressesOf(config as Addresses)(url.href)) continue;
    const request = toRequest(incoming);
    if (!request) continue;
    return (handle as (request: Request, context: unknown) => Promise<Response>)(
      request,
      contextFor(incoming),
    );
  }
  return undefined;
}

/** Like the edge function: saves the promo code in a cookie and redirects to the address without it. */
function goWithoutPromo(
  { location, cookie }: NonNullable<ReturnType<typeof withoutPromo>>,
  outgoing: import('node:http').ServerResponse,
): void {
  outgoing.writeHead(302, { location, ...(cookie && { 'set-cookie': cookie }) }).end();
}

/** Vite's own modules and files have an extension or a special prefix; pages have neither. */
function isPage(pathname: string): boolean {
  return (
    !path.extname(pathname) &&
    !/^\/(@|_|admin|node_modules|src|data|regions|pictures|fonts|flags)/.test(pathname)
  );
}

function regionOf(incoming: import('node:http').IncomingMessage, url: URL) {
  const country = contextFor(incoming).geo?.country?.code;
  return pickRegion({
    query: url.searchParams.get('region'),
    cookies: parseCookies(incoming.headers.cookie),
    ...(country && { country }),
  });
}
