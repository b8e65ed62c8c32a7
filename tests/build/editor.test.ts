import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStore } from '#sandbox/store/server.ts';
import { BUILD_FILE } from '#src/lib/build-file.ts';
import { builtFiles, DIST, ROOT, readBuilt } from './support/dist.ts';

let store: Awaited<ReturnType<typeof startStore>>;
beforeAll(async () => {
  store = await startStore({ root: ROOT, folder: DIST, port: 0 });
});
afterAll(() => store?.close());

test.each(['/admin', '/admin/entry.js', '/admin/config.json'])(
  'the editor’s %s may run its own scripts and call the git hosts, and is not indexed',
  async (file) => {
    const { status, headers } = await fetch(store.url + file);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'; ");
    expect(policy).toContain('https://api.github.com');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    // The git host's window tells it who signed in.
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  },
);

test('the editor signs in where the settings say, and changes wait for review', () => {
  const config = JSON.parse(readFileSync(path.join(DIST, 'admin/config.json'), 'utf8'));
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'example/shop', branch: 'main' },
    publish_mode: 'editorial_workflow',
  });
});

test('the site identifies its build, in a file that is never cached', async () => {
  const before = Date.now();
  const answer = await fetch(store.url + BUILD_FILE);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const { builtAt } = await answer.json();
  expect(Date.parse(builtAt)).toBeLessThan(before);
});

test('no page, sitemap or feed of the shop leads to the editor', () => {
  expect(existsSync(path.join(DIST, 'admin/index.html'))).toBe(true);
  const files = builtFiles().filter((file) =>
    /^(index|products)\.html$|^(sitemap|feeds\/|llms|robots)/.test(file),
  );
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(readBuilt(file), file).not.toMatch(/["'/]admin["'/]/);
});
