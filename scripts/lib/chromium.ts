import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';
import { stop } from './run.ts';

/** Install paths of the Debian packages `chromium`, `chromium-headless-shell` and `fonts-liberation`. */
const DEBIAN = {
  browser: '/usr/bin/chromium',
  shell: '/usr/bin/chromium-headless-shell',
  // The fonts that render text until the store's own fonts have loaded.
  fonts: '/usr/share/fonts/truetype/liberation',
};
const KNOWN = [
  DEBIAN.browser,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The environment settings that select the Chromium for tests. `CHROMIUM_PATH` is a full browser.
 * `CHROMIUM_SHELL_PATH` is the same engine without windows, which takes half the processor time. Uses
 * installed browsers; else installs Debian's packages if this process may; else sets nothing, and
 * Playwright finds its own download.
 */
export function findChromium(): { CHROMIUM_PATH?: string; CHROMIUM_SHELL_PATH?: string } {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) stop(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  if (named) return { CHROMIUM_PATH: named };
  const here = found();
  const isDebian = !here.CHROMIUM_PATH || here.CHROMIUM_PATH === DEBIAN.browser;
  const isComplete = Object.values(DEBIAN).every((path) => existsSync(path));
  // Installed together, since the first two share parts and must have the same version.
  if (!isComplete && isDebian) installDebian('chromium', 'chromium-headless-shell', 'fonts-liberation');
  const now = found();
  return now.CHROMIUM_PATH ? now : downloaded();
}

function found() {
  const browser = KNOWN.find((path) => existsSync(path));
  return {
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(browser === DEBIAN.browser && existsSync(DEBIAN.shell) && { CHROMIUM_SHELL_PATH: DEBIAN.shell }),
  };
}

function downloaded() {
  console.log('Installing Chromium for the browser tests (Playwright’s own) …');
  const code = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status;
  if (code !== 0)
    stop(
      'Chromium for the tests is missing.',
      'Install it, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  return {};
}
