import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { OtherShop } from '#tests/build/support/other-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Serves a built shop with everything beside it. `settings` name its port and address.
 *
 * @throws when it does not open
 */
export function serveShop(
  { content, folder }: Pick<OtherShop, 'content' | 'folder'>,
  settings: Record<string, string>,
): Promise<Served> {
  return serveBuild({
    ...settings,
    OUT_FOLDER: folder,
    CONTENT_FOLDER: content,
    DATA_FOLDER: path.join(folder, 'data'),
  });
}

/**
 * Serves a build as `npm run serve` does, with local stand-ins, no schedule and the real time. Settings that
 * are left out are those of the tests.
 *
 * @throws when it does not open
 */
export function serveBuild(settings: Record<string, string>): Promise<Served> {
  return started('serve', /is open at/, settings);
}

/**
 * Starts a development server as `npm run dev` does, until the editor is there.
 *
 * @throws when it does not open
 */
export function serveSources(settings: Record<string, string>): Promise<Served> {
  return started('dev', /The editor for content is at|only the editor is open/, settings);
}

type Served = { stop: () => Promise<void> };

async function started(task: string, opened: RegExp, settings: Record<string, string>): Promise<Served> {
  const server = spawn(
    process.execPath,
    ['--import', './scripts/lib/shop-modules-hook.ts', `scripts/tasks/${task}.ts`],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        STRIPE_SECRET_KEY: '',
        SMTP_URL: '',
        SCHEDULE: 'off',
        STORE_CLOCK: '',
        ...settings,
      },
    },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await isOpen(server, opened);
  return {
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function isOpen(server: ChildProcess, opened: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (said: Buffer) => opened.test(String(said)) && resolve());
    server.once('exit', (code) => reject(new Error(`The shop could not be served: ${code}`)));
  });
}
