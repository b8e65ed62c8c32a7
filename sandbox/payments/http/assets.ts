import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

const types = { 'payments.css': 'text/css; charset=utf-8', 'icon.svg': 'image/svg+xml' };

/** The style sheet and the icon; false when the path is neither. */
export function sendAsset(path: string, response: ServerResponse): boolean {
  const name = path.replace(/^\/assets\//, '') as keyof typeof types;
  if (!path.startsWith('/assets/') || !Object.hasOwn(types, name)) return false;
  response.writeHead(200, {
    'Content-Type': types[name],
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(readFileSync(new URL(`../assets/${name}`, import.meta.url)));
  return true;
}
