import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { buildOtherShop } from '../../build/support/other-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type TrackedShop = { url: string; recorderUrl: string; paymentsUrl: string; close(): Promise<void> };

/**
 * A small shop that was built and is served with both services set to the local recorder, as `TRACKING=recorder npm start` does. The store
 * of the other tests has neither.
 */
export async function startTrackedShop(port: number): Promise<TrackedShop> {
  const settings = {
    TRACKING: 'recorder',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SETTINGS_FILE: '',
    // The page tells of purchases.
    GA_API_SECRET: '',
  };
  const shop = await buildOtherShop(path.join(ROOT, 'tests/fixtures/minimal-shop'), settings);
  const server = spawn(process.execPath, [path.join(ROOT, 'scripts/tasks/serve.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      OUT_FOLDER: shop.folder,
      CONTENT_FOLDER: shop.content,
      DATA_FOLDER: path.join(shop.folder, 'data'),
      DATABASE_URL: '',
      STRIPE_SECRET_KEY: '',
      SMTP_URL: '',
      SCHEDULE: 'off',
      STORE_CLOCK: '',
    },
  });
  try {
    await isOpen(server);
  } catch (error) {
    await shop.remove();
    throw error;
  }
  return {
    url: settings.SITE_URL,
    paymentsUrl: `http://localhost:${port + 1}`,
    recorderUrl: `http://localhost:${port + 4}`,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await shop.remove();
    },
  };
}

function isOpen(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (said: Buffer) => String(said).includes('is open at') && resolve());
    server.once('exit', (code) => reject(new Error(`The shop could not be served: ${code}`)));
  });
}
