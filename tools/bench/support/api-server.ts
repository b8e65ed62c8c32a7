/**
 * A separate server process for the bench: the API's function behind node:http, or node:http alone.
 * Prints its port.
 */
import { createServer } from 'node:http';
import { contextFor, send, toRequest } from '#sandbox/store/node-http.ts';

const [kind = 'bare', body = '{}'] = process.argv.slice(2);
const endpoint = kind === 'api' ? (await import('#functions/endpoints/api.ts')).default : undefined;

const server = createServer(async (incoming, outgoing) => {
  const request = endpoint && toRequest(incoming);
  if (endpoint && request)
    return void (await send(
      await endpoint(request, contextFor(incoming)),
      outgoing,
      incoming.method === 'HEAD',
    ));
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port));
