import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';

/** Runs a command of the store that should end, without a settings file. */
function ran(task: string, env: Record<string, string>) {
  // As `package.json` starts it: with the shop's settings in the code.
  const command = [
    '--import',
    './scripts/lib/shop-modules-hook.ts',
    path.join(ROOT, 'scripts/tasks', `${task}.ts`),
  ];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 50_000,
    env: { ...process.env, SETTINGS_FILE: '', ...env },
  });
  return { status, said: stderr.trim().split('\n') };
}

describe('a start that cannot succeed says so before any work', () => {
  let server: Server;
  let taken: number;
  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    taken = (server.address() as { port: number }).port;
  });
  afterAll(() => server.close());

  test('the port is in use', () => {
    expect(ran('start', { PORT: String(taken) })).toEqual({
      status: 1,
      said: [
        `Port ${taken} is in use.`,
        'Stop the program that uses it, or choose another port: PORT=4400 npm start',
      ],
    });
  });

  test('the port of the test payments is in use', () => {
    const { status, said } = ran('start', { PORT: String(taken - 1), STRIPE_SECRET_KEY: '' });
    expect(status).toBe(1);
    expect(said[0]).toBe(`Port ${taken} is in use.`);
  });

  test('the port is invalid', () => {
    const { status, said } = ran('start', { PORT: 'front door' });
    expect(status).toBe(1);
    expect(said.at(-1)?.trim()).toBe('PORT: a number from 1 to 65531');
  });

  test('[ENV-01] an invalid setting stops the build, by its name and never by its value', () => {
    const { status, said } = ran('build', {
      STRIPE_TAX: 'perhaps',
      LINK_SECRET: 'canary',
      STORE_ALIAS: 'The Canary',
      DEFAULT_SHIPPING_METHOD: 'Pigeon/canary',
    });
    expect(status).toBe(1);
    for (const name of ['STRIPE_TAX', 'LINK_SECRET', 'STORE_ALIAS', 'DEFAULT_SHIPPING_METHOD'])
      expect(said.filter((line) => line.trim().startsWith(`${name}: `))).toHaveLength(1);
    expect(said.join()).not.toMatch(/perhaps|canary/i);
  });

  test('an unknown way to publish pictures', () => {
    const { status, said } = ran('build', { PICTURES: 'fried' });
    expect(status).toBe(1);
    expect(said.at(-1)?.trim()).toBe('PICTURES: on-demand, cdn or baked');
  });

  test('a public address whose pictures cannot be served', () => {
    const { status, said } = ran('build', { PICTURES: '', SITE_URL: 'https://found.example' });
    expect(status).toBe(1);
    expect(said.at(-1)?.trim()).toMatch(/^PICTURES: must be set in a build for https:\/\/found\.example: /);
  });

  test('[DIS-05] an offered promo code that the content does not have', () => {
    const { status, said } = ran('build', { BUY_TWO_PROMO_CODE: 'TWO-FOR-TWO' });
    expect(status).toBe(1);
    expect(said.at(-1)).toBe('BUY_TWO_PROMO_CODE: names no promo code of src/content/coupons');
  });

  /** The names of the settings in a command's errors. */
  const named = (said: readonly string[]) =>
    said.flatMap((line) => /^ {2}([A-Z_]+): ./.exec(line)?.[1] ?? []);

  test('[ENV-01] [C3] a server does not start with an invalid key', () => {
    const { status, said } = ran('serve', { STRIPE_SECRET_KEY: 'banana' });
    expect(status).toBe(1);
    expect(named(said)).toContain('STRIPE_SECRET_KEY');
    expect(said.join()).not.toContain('banana');
  });

  test('[ENV-01] [C3] a build for production fails with test keys', () => {
    const { status, said } = ran('build', {
      CONTEXT: 'production',
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    });
    expect(status).toBe(1);
    expect(named(said)).toContain('STRIPE_SECRET_KEY');
    expect(said.join()).toContain('must be a live key');
  });
});
