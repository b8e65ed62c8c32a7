import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type OtherShop = { content: string; folder: string; said: string; remove(): Promise<void> };

/**
 * Builds a shop with other content into another folder, as `npm run build` does. `settings` are environment
 * settings of that build.
 * @throws with the output of a failed build
 */
export async function buildOtherShop(
  content: string,
  settings: Record<string, string> = {},
): Promise<OtherShop> {
  // Within the project: builds for outside folders share one temporary folder of Astro, and two at a time
  // would mix.
  const results = path.join(ROOT, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(path.join(results, 'other-shop-'));
  const { code, said } = await build({ ...settings, CONTENT_FOLDER: content, OUT_FOLDER: folder });
  if (code !== 0) throw new Error(`The build of ${content} failed:\n${said}`);
  return { content, folder, said, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Builds a shop again into its folder, after its content has changed. Returns what the build printed.
 * @throws with the output of a failed build
 */
export async function buildAgain(
  { content, folder }: OtherShop,
  settings: Record<string, string> = {},
  args: string[] = [],
): Promise<string> {
  const { code, said } = await build({ ...settings, CONTENT_FOLDER: content, OUT_FOLDER: folder }, args);
  if (code !== 0) throw new Error(`The build of ${content} failed:\n${said}`);
  return said;
}

/** Makes this process read the pages and content of another shop. Import `support/dist.ts` afterwards. */
export function selectShop({ content, folder }: OtherShop): void {
  Object.assign(process.env, { CONTENT_FOLDER: content, OUT_FOLDER: folder });
}

/** Runs the build and returns its exit code and all output. */
function build(
  settings: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number; said: string }> {
  const bin = ['node_modules/node/bin', 'node_modules/.bin'].map((name) => path.join(ROOT, name));
  const tasks = ['--import', './scripts/lib/shop-modules-hook.ts', path.join(ROOT, 'scripts/tasks/build.ts')];
  // Vitest sets DEV, which Astro would read as its own: a build would keep no pages.
  const { DEV: _, ...env } = process.env;
  const child = spawn(process.execPath, [...tasks, ...args], {
    cwd: ROOT,
    env: {
      ...env,
      NODE_ENV: 'production',
      PATH: [...bin, process.env.PATH].join(path.delimiter),
      SITE_URL: 'https://shop.example',
      PICTURES: 'on-demand',
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
