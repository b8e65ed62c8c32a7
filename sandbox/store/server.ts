import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { lastResort } from '#functions/platform/fallback-page.ts';
import { takeStyleSheets } from '#functions/platform/page-styles.ts';
import { takeRedirects } from '#functions/platform/redirects.ts';
import { PAGE_STYLES_FILE, REDIRECTS_FILE, STYLE_SHEETS_FILE } from '#src/lib/out-folder.ts';
import { allowPageStyles } from '#src/security/content-security-policy.ts';
import { imageCdn, isImageCdn } from '../images/image-cdn.ts';
import { compression } from './compression.ts';
import { loadEdgeFunction, loadFunctions } from './functions.ts';
import { contextFor, isBehindProxy, send, toRequest } from './node-http.ts';
import { redirectRules } from './redirects.ts';
import { startSchedule } from './schedule.ts';
import { staticFiles } from './static-files.ts';

export type StoreServer = { url: string; close(): Promise<void> };

/**
 * Serves the built store, whose pages are in `folder`, like the platform. The order: the edge function,
 * functions, files, functions with `preferStatic`, and redirect rules, which lead to the image CDN. The
 * country comes from the request header `x-country`, since there is no geolocation here.
 */
export async function startStore(options: {
  root: string;
  folder: string;
  port: number;
  /** True: runs the scheduled functions, like the platform. */
  hasSchedule?: boolean;
  /** False: like the platform when the edge function is missing or fails. */
  hasEdge?: boolean;
}): Promise<StoreServer> {
  const { root, folder, port, hasSchedule = false, hasEdge = true } = options;
  // As they are now: this process may have started before the build that it serves.
  const ofBuild = async (file: string) => JSON.parse(await readFile(path.join(folder, '..', file), 'utf8'));
  allowPageStyles(await ofBuild(PAGE_STYLES_FILE));
  takeStyleSheets(await ofBuild(STYLE_SHEETS_FILE));
  takeRedirects(await ofBuild(REDIRECTS_FILE));
  const answerImage = imageCdn({ folder });
  const rewrite = redirectRules({ root, folder });
  const { find, findFallback, jobs } = await loadFunctions(path.join(root, 'functions/endpoints'));
  const serveFile = staticFiles({
    root,
    folder,
    elsewhere: async (request, context) => {
      const fallback = findFallback(request.url);
      if (fallback) return fallback(request, context);
      const target = await rewrite(request);
      return target && isImageCdn(new URL(target.url).pathname) ? answerImage(target) : undefined;
    },
  });
  const edge = await loadEdgeFunction(path.join(root, 'functions/edge/region.ts'));

  async function handle(request: Request, context: Context): Promise<Response> {
    if (!hasEdge || !edge.runsFor(request)) return origin(request, context);
    const next = (other?: Request) => origin(other ?? request, context);
    try {
      const answer = await edge.handler(request, { ...context, next } as never);
      return answer ?? origin(request, context);
    } catch (error) {
      // Like the platform with `onError: "bypass"`: serves the page without the edge function.
      console.error('The edge function failed:', error);
      return origin(request, context);
    }
  }

  async function origin(request: Request, context: Context): Promise<Response> {
    const answer = find(request.url);
    if (answer) return answer(request, context);
    const { pathname } = new URL(request.url);
    if (isImageCdn(pathname)) return answerImage(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    return serveFile(request, context);
  }

  const compress = compression();
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = toRequest(incoming);
      if (!request) return void outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
      const answer = await compress(request, await handle(request, contextFor(incoming)));
      await send(answer, outgoing, incoming.method === 'HEAD');
    } catch (error) {
      console.error(error);
      if (outgoing.headersSent) outgoing.end();
      else await send(await lastResort(500), outgoing, incoming.method === 'HEAD');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, isBehindProxy() ? '127.0.0.1' : undefined, () => resolve());
  });
  const { port: bound } = server.address() as { port: number };
  const endSchedule = hasSchedule ? startSchedule(jobs) : async () => {};
  return {
    url: `http://localhost:${bound}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, endSchedule()]);
    },
  };
}
