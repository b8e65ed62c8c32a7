import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Names with the same prefix that are not stored: events within a page, channels between tabs. */
const NOT_KEPT = /^found:(basket-on|[a-z-]*channel)$/;

/**
 * Everything that the code may store in a browser: cookies and keys by their constants,
 * and every string with our prefix.
 */
async function namesInCode(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const file of glob(['src/**/*.{ts,tsx,astro}', 'functions/**/*.ts'], { cwd: ROOT })) {
    // The desk is for the shop's own people.
    if (file.startsWith('src/desk/')) continue;
    const text = await readFile(path.join(ROOT, file), 'utf8');
    for (const pattern of [
      /\b[A-Z_]*(?:COOKIE|KEY)\s*=\s*['"`]([^'"`]+)['"`]/g,
      /['"`](found:[^'"`]*)['"`]/g,
      /Storage\.(?:get|set)Item\(\s*['"`]([^'"`]+)['"`]/g,
      /document\.cookie\s*=\s*['"`]([^='"`]+)=/g,
    ])
      for (const [, name = ''] of text.matchAll(pattern)) names.set(name.replace(/\$\{.*\}$/, '*'), file);
  }
  return names;
}

const { content } = await readContent(contentFolder());
const listed = content.legal.find(({ id }) => id === 'cookies')?.data.kept ?? [];
const inCode = await namesInCode();

describe('[RT-14] the cookies page', () => {
  test('names every cookie and everything else that the code stores in a browser', () => {
    expect([...inCode.keys()]).toEqual(
      expect.arrayContaining(['region', 'found:basket', 'payout-code', 'payout-source']),
    );
    const missing = [...inCode]
      .filter(([name]) => !NOT_KEPT.test(name) && !listed.some((row) => row.name === name))
      .map(([name, file]) => `${name} (${file}) is not in src/content/legal/cookies.md`);
    expect(missing).toEqual([]);
  });

  test('names nothing that the code no longer stores', () => {
    expect(listed.filter(({ name }) => !inCode.has(name)).map(({ name }) => name)).toEqual([]);
  });
});
