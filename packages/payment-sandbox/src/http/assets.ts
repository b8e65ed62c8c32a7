import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

const css = 'text/css; charset=utf-8';
const types = {
  'base.css': css,
  'receipt.css': css,
  'form.css': css,
  'console.css': css,
  'icon.svg': 'image/svg+xml',
};

export type StyleSheet = 'base' | 'receipt' | 'form' | 'console';

/** Sends a style sheet or the icon. Returns false for other paths. */
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
