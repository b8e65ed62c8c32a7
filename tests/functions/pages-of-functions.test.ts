import { globSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { expect, test } from 'vitest';
import { PAGES_OF_FUNCTIONS, paths } from '#src/lib/paths.ts';
import { ROOT } from '../../scripts/lib/run.ts';

test('the pages that the edge function leaves to functions are those that functions answer', async () => {
  const modules = await Promise.all(
    globSync('functions/endpoints/*.ts', { cwd: ROOT }).map(
      (file) => import(path.join(ROOT, file)) as Promise<{ config?: Config }>,
    ),
  );
  const pages = modules
    // Where a function only stands in for a file, the edge function leaves the file to the platform.
    .flatMap(({ config }) => (config?.preferStatic ? [] : (config?.path ?? [])))
    // A download's own page is answered by its function alone: the edge function never sees the address.
    .filter((address) => !address.startsWith('/api/') && address !== `${paths.downloads}/:token`);
  expect(pages.sort()).toEqual([...PAGES_OF_FUNCTIONS].sort());
});
