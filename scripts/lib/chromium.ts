import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';
import { stop } from './run.ts';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium to test with: one that is here, else Debian's package where this process may install it, else
 * Playwright's own download. Undefined means Playwright's own, which it finds by itself.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, where there is nothing.`);
  const here = KNOWN.find((path) => existsSync(path));
  if (here) return here;
  if (installDebian('chromium')) {
    const installed = KNOWN.find((path) => existsSync(path));
    if (installed) return installed;
  }
  console.log('Installing Chromium for the browser tests (Playwright’s own) …');
  const code = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status;
  if (code !== 0)
    stop(
      'There is no Chromium to test with.',
      'Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  return undefined;
}
