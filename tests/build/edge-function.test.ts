import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import region from '#functions/edge/region.ts';
import { bundleEdgeFunctions } from '#scripts/lib/bundle-functions.ts';
import { ROOT } from '#scripts/lib/run.ts';
import { EDGE_CASES, runEdgeCase } from '../unit/edge/cases.ts';

test('the bundled edge function answers the same under Deno, as on the platform', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-function-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await bundleEdgeFunctions(folder);
  const here = await Promise.all(EDGE_CASES.map((edgeCase) => runEdgeCase(region as never, edgeCase)));
  const script = `
    import region from '${path.join(folder, 'region.js')}';
    import { EDGE_CASES, runEdgeCase } from './tests/unit/edge/cases.ts';
    console.log(JSON.stringify(await Promise.all(EDGE_CASES.map((edgeCase) => runEdgeCase(region, edgeCase)))));`;
  const deno = spawnSync('deno', ['run', '--no-remote', '--no-config', '--no-check', '-'], {
    cwd: ROOT,
    input: script,
    encoding: 'utf8',
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
  });
  expect(deno.stderr).toBe('');
  // The source is read with the styles of the project's own build, which may be another.
  const comparable = (cases: unknown) =>
    JSON.parse(JSON.stringify(cases).replace(/style-src 'self'( 'sha256-[^']+')*/g, "style-src 'self'"));
  expect(comparable(JSON.parse(deno.stdout))).toEqual(comparable(here));
});
