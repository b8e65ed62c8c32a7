import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';

test('email and ebook are one word each in the content, so they break at no hyphen', () => {
  const files = globSync('src/content/**/*.{md,yaml}', { cwd: ROOT });
  // What visitors search for may be hyphened, and tax kinds are ids.
  const shown = (text: string) => text.replaceAll(/^\s*(?:find|taxKind): .*$/gm, '');
  const wrong = files.filter((file) =>
    /\be-(?:mail|book)/i.test(shown(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
