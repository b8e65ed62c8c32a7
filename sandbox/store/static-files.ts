import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { HeadersHandler } from '@netlify/headers';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The most files kept in memory: at 100 kB a page, 200 MB. */
const MAX_KEPT = 2_000;

type StaticFile = { body: Uint8Array; type: string; etag: string };

/**
 * Serves the built files like the platform: URLs without extension, the platform's header rules (read by
 * its own parser) and revalidation. If there is no file, asks `elsewhere`, whose error
 * responses have their own headers; else sends the 404 page with status 404.
 */
export function staticFiles({
  root,
  folder,
  elsewhere,
}: {
  root: string;
  folder: string;
  elsewhere: (request: Request, context: Context) => Promise<Response | undefined>;
}) {
  const quiet = { error: () => {}, log: () => {}, warn: () => {} };
  const rules = new HeadersHandler({
    projectDir: root,
    publishDir: path.relative(root, folder),
    configPath: path.join(root, 'netlify.toml'),
    logger: quiet as unknown as ConstructorParameters<typeof HeadersHandler>[0]['logger'],
  });
  const cache = new Map<string, { changed: number; file: StaticFile }>();

  return async function serve(request: Request, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url);
    const file = await fileAt(pathname, request);
    const other = file ? undefined : await elsewhere(request, context);
    if (other && !other.ok) return other;
    const response = file ?? other ?? (await notFound(request));
    await rules.apply(request, response);
    return response;
  };

  async function fileAt(pathname: string, request: Request): Promise<Response | undefined> {
    const file = await find(pathname);
    return file && answer(request, file, 200);
  }

  async function notFound(request: Request): Promise<Response> {
    const file = await load(path.join(folder, '404.html'));
    return file ? answer(request, file, 404) : new Response('Not found', { status: 404 });
  }

  async function find(pathname: string): Promise<StaticFile | undefined> {
    let plain: string;
    try {
      plain = decodeURIComponent(pathname);
    } catch {
      return undefined;
    }
    if (plain.includes('\0')) return undefined;
    const target = path.join(folder, plain);
    if (target !== folder && !target.startsWith(folder + path.sep)) return undefined;
    if (plain.split('/').some((segment) => segment.startsWith('.'))) return undefined;
    const candidates = path.extname(target) ? [target] : [`${target}.html`, path.join(target, 'index.html')];
    for (const candidate of candidates) {
      const file = await load(candidate);
      if (file) return file;
    }
    return undefined;
  }

  async function load(target: string): Promise<StaticFile | undefined> {
    const info = await stat(target).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const cached = cache.get(target);
    if (cached?.changed === info.mtimeMs) return cached.file;
    const body = await readFile(target);
    const type = TYPES[path.extname(target)] ?? 'application/octet-stream';
    const file: StaticFile = {
      body,
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    };
    const [oldest] = cache.keys();
    if (cache.size >= MAX_KEPT && oldest !== undefined) cache.delete(oldest);
    cache.set(target, { changed: info.mtimeMs, file });
    return file;
  }
}

function answer(request: Request, file: StaticFile, status: number): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: file.etag,
  });
  if (status === 200 && request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(file.body.byteLength));
  return new Response(request.method === 'HEAD' ? null : (file.body as BodyInit), { status, headers });
}
