import { globSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';
import { PAGES_OF_FUNCTIONS, paths } from '#src/lib/paths.ts';

test('the edge function passes on exactly those pages that functions answer', async () => {
  const modules = await Promise.all(
    globSync('functions/endpoints/*.ts', { cwd: ROOT }).map(
      (file) => import(path.join(ROOT, file)) as Promise<{ config?: Config }>,
    ),
  );
  const pages = modules
    // If a function is only the fallback for a file, the edge function leaves the file to the platform.
    .flatMap(({ config }) => (config?.preferStatic ? [] : (config?.path ?? [])))
    // A download page is answered by its function only: the edge function is not called for its address.
    // So is the desk, which has no region.
    .filter(
      (address) =>
        !address.startsWith('/api/') &&
        !address.startsWith('/desk') &&
        address !== `${paths.downloads}/:token`,
    );
  expect(pages.sort()).toEqual([...PAGES_OF_FUNCTIONS].sort());
});
