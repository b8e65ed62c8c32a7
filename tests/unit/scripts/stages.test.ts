import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('an unknown stage runs nothing, and the known ones are named', { tags: ['long'] }, () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  for (const name of ['e2ee', 'constructor']) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/tasks/test.ts', 'unit', name], {
      cwd: root,
      encoding: 'utf8',
      timeout: 15_000,
      env: { ...process.env, PATH: '' },
    });
    expect(status).toBe(2);
    expect(stderr).toContain(`'${name}' is invalid`);
    expect(stderr).toContain(
      'check, unit, packages, build, dist, e2e, demo, long, platform, days40, days400, all',
    );
  }
});
