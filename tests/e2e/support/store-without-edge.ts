import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Serves the build of the other tests as the platform does while its edge function is missing or fails.
 * @param port of the store; the stand-ins for external services use the next ports
 */
export async function serveWithoutEdge(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--import', './scripts/lib/shop-modules-hook.ts', 'scripts/tasks/serve.ts'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        EDGE: 'off',
        PORT: String(port),
        SITE_URL: url,
        SETTINGS_FILE: '',
        DATA_FOLDER: `test-results/without-edge-${port}`,
        DATABASE_URL: '',
        STRIPE_SECRET_KEY: '',
        SMTP_URL: '',
        SCHEDULE: 'off',
        STORE_CLOCK: '',
      },
    },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (said: Buffer) => String(said).includes('is open at') && resolve());
    server.once('exit', (code) => reject(new Error(`The store could not be served: ${code}`)));
  });
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
