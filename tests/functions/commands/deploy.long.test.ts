import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';
import { withPostgres } from '../helpers/databases.ts';
import { goodSetup } from './doctor-setup.ts';

const COMMANDS = [
  ...readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8').matchAll(/^\s*command = "(.+)"$/gm),
].map(([, command]) => command!);
const [ANY, PRODUCTION] = COMMANDS as [string, string];

/** Runs a build command of netlify.toml as the platform does, with a build that is already there. */
function deploy(command: string, env: Record<string, string>) {
  const found = `node --import ./scripts/lib/shop-modules-hook.ts scripts/tasks/found.ts`;
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', command.replace('npm run build', 'true').replaceAll('npm run found --', found)],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
        SETTINGS_FILE: '',
        NETLIFY: 'true',
        PICTURES: 'cdn',
        ...env,
      } as NodeJS.ProcessEnv,
    },
  );
  return { status, text: stdout + stderr };
}

test('each build command of netlify.toml builds, and then asks the doctor', () => {
  expect(COMMANDS).toHaveLength(2);
  for (const command of COMMANDS)
    expect(command).toMatch(/npm run build && npm run found -- doctor --deploy$/);
});

withPostgres('a deploy, on', (database) => {
  test('is published with everything in place, and not with something missing or with live things in a preview', async () => {
    const setup = await goodSetup(database().url);
    try {
      const shop = { ...setup.env, STORE_MODE: 'test', CONTEXT: 'production' };
      expect(deploy(PRODUCTION, shop)).toMatchObject({ status: 0 });
      const missing = deploy(PRODUCTION, { ...shop, STRIPE_WEBHOOK_SECRET: '' });
      expect(missing).toMatchObject({ status: 1, text: expect.stringContaining('STRIPE_WEBHOOK_SECRET') });
      const nothing = deploy(PRODUCTION, { CONTEXT: 'production', OUT_FOLDER: setup.out });
      expect(nothing).toMatchObject({
        status: 1,
        text: expect.stringContaining('STRIPE_SECRET_KEY: is missing'),
      });
      const preview = { ...setup.env, CONTEXT: 'deploy-preview' };
      expect(deploy(ANY, preview)).toMatchObject({ status: 0 });
      expect(deploy(ANY, { ...preview, STRIPE_SECRET_KEY: 'rk_live_abcdefgh' }).status).toBe(1);
      await setup.db.query('update job_run set is_live = true');
      expect(deploy(ANY, preview)).toMatchObject({ status: 1, text: expect.stringContaining('live shop') });
      // The unmigrated database is named before anything is built.
      await setup.db.query('drop schema drizzle cascade');
      const old = deploy(PRODUCTION, shop);
      expect(old).toMatchObject({
        status: 1,
        text: expect.stringContaining('Apply them with: npx found migrate'),
      });
      expect(old.text).not.toContain('edge function');
    } finally {
      await setup.close();
    }
  }, 300_000);
});
