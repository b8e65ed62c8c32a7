import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, guard, listen, readBody, seeOther, sendAsset, sendPage } from 'payment-sandbox/http';
import { recorderPage } from './page.ts';
import { openRecorder, type RecordedEvent, type Recorder } from './recorder.ts';
import { GTAG_SCRIPT, KLAVIYO_SCRIPT } from './scripts.ts';

export type TrackingSandbox = {
  /** The address of the page with the events, and the value of `TRACKING_URL`. */
  url: string;
  recorder: Recorder;
  close(): Promise<void>;
};

const HOST = '127.0.0.1';
const BODY_LIMIT = 128 * 1024;

/**
 * Starts local replacements for Google Analytics and Klaviyo: their scripts, the endpoints for events from
 * browsers and from the store's server, and a page with all events.
 * @throws if the port is in use
 */
export async function startTracking({ port = 0 }: { port?: number } = {}): Promise<TrackingSandbox> {
  const recorder = openRecorder();
  const server = await listen((request, response) => void answer(recorder, request, response), port, HOST);
  return { url: `http://localhost:${server.port}`, recorder, close: server.close };
}

async function answer(recorder: Recorder, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (sendScript(pathname, response)) return;
    const read = request.method === 'POST' ? COLLECTORS[pathname] : undefined;
    if (read) {
      for (const event of read(JSON.parse(await readBody(request, BODY_LIMIT)) as never)) recorder.add(event);
      return void response.writeHead(204).end();
    }
    guard(request, HOST);
    if (sendAsset(pathname, response)) return;
    if (request.method === 'POST' && pathname === '/empty') {
      recorder.empty();
      return seeOther(response, '/');
    }
    if (pathname === '/') return sendPage(response, recorderPage(recorder.list()));
    if (pathname !== '/events.json')
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    response
      .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(recorder.list()));
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 400;
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end((error as Error).message);
  }
}

/** Allows other origins, since the store's pages are on another port. */
function sendScript(pathname: string, response: ServerResponse): boolean {
  const script =
    pathname === '/gtag/js'
      ? GTAG_SCRIPT
      : /^\/onsite\/js\/\w+\/klaviyo\.js$/.test(pathname) && KLAVIYO_SCRIPT;
  if (!script) return false;
  response
    .writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .end(script);
  return true;
}

type Read = (body: never) => Omit<RecordedEvent, 'at'>[];

/** The endpoints for events, and how to read each body. */
const COLLECTORS: Readonly<Record<string, Read>> = {
  '/g/collect': (body: { name: string }) => [
    { service: 'Google Analytics', from: 'browser', name: body.name, body },
  ],
  '/mp/collect': (body: { events: { name: string }[] }) =>
    body.events.map(({ name }) => ({ service: 'Google Analytics', from: 'server', name, body })),
  '/klaviyo/track': (body: { name: string }) => [
    { service: 'Klaviyo', from: 'browser', name: body.name, body },
  ],
  '/api/events': (body: { data: { attributes: { metric: { data: { attributes: { name: string } } } } } }) => [
    { service: 'Klaviyo', from: 'server', name: body.data.attributes.metric.data.attributes.name, body },
  ],
};
