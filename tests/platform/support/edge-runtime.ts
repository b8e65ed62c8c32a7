/**
 * Runs the edge function in Deno, as the platform's own runtime does, which its tool loads from the internet
 * at each start. Used where that address is not reached. The tool's protocol: it calls this server with the
 * names of the functions and where to ask for what comes after them, in headers that no function sees.
 */
declare const Deno: {
  args: string[];
  env: { get(name: string): string | undefined };
  serve(
    options: { port: number; hostname: string },
    handler: (request: Request) => Promise<Response>,
  ): unknown;
};

type EdgeFunction = (request: Request, context: object) => Promise<Response | undefined>;

const INTERNAL = 'x-nf-';

// Functions read it when they are imported, which is after this module.
Object.assign(globalThis, { Netlify: { env: { get: (name: string) => Deno.env.get(name) } } });

/** The tool's generated module calls it. */
export function serve(load: () => Promise<Record<string, EdgeFunction>>): void {
  const port = Number(Deno.args[Deno.args.indexOf('--port') + 1]);
  Deno.serve({ port, hostname: '127.0.0.1' }, async (incoming) => {
    const [name] = (incoming.headers.get(`${INTERNAL}edge-functions`) ?? '').split(',');
    // The tool asks without a function whether this server has started.
    if (!name) return new Response();
    const run = (await load())[name];
    if (!run) throw new Error(`There is no edge function ${name}`);
    const request = new Request(addressOf(incoming), {
      method: incoming.method,
      headers: [...incoming.headers].filter(([header]) => !header.startsWith(INTERNAL)),
      body: incoming.body,
    });
    const next = (other: Request = request) => fetch(passedOn(other, incoming), { redirect: 'manual' });
    const geo = JSON.parse(atob(incoming.headers.get(`${INTERNAL}geo`) ?? btoa('{}')));
    return (await run(request, { geo, next })) ?? next();
  });
}

/** The address that the visitor asked for. */
function addressOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return `http://${headers.get('host')}${pathname}${search}`;
}

/** A request of the function to what comes after it: files and other functions. */
function passedOn(request: Request, incoming: Request): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const [header, value] of incoming.headers)
    if (header.startsWith(INTERNAL) && header !== `${INTERNAL}edge-functions`) headers.set(header, value);
  headers.set(`${INTERNAL}passthrough`, 'passthrough');
  const origin = incoming.headers.get(`${INTERNAL}passthrough-host`);
  return new Request(`http://${origin}${pathname}${search}`, {
    method: request.method,
    headers,
    body: request.body,
  });
}
