import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';
import { stop } from './run.ts';

/** Install path of the Debian package `firefox-esr`. */
const DEBIAN = '/usr/bin/firefox-esr';
const KNOWN = [DEBIAN, '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** The first version in which a test can set extra headers (WebDriver BiDi's `network.setExtraHeaders`). */
const OLDEST = 146;

/**
 * The environment setting that selects the released Firefox for tests. Uses an installed one; else installs
 * Debian's package if this process may. Otherwise sets nothing, and the tests that need Firefox are
 * skipped.
 */
export function findFirefox(): { FIREFOX_PATH?: string } {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) stop(`FIREFOX_PATH is ${named}, but there is no such file.`);
  if (process.env.FAKETIME) return without('Firefox does not start where libfaketime moves the clock');
  const path = named || found() || (installDebian('firefox-esr') ? found() : undefined);
  if (!path)
    return without(
      'Firefox for the tests is missing. Install it, or set its path: FIREFOX_PATH=/path/to/firefox npm test',
    );
  const version = versionOf(path);
  return version >= OLDEST
    ? { FIREFOX_PATH: path }
    : without(`The Firefox at ${path} has version ${version}, and the tests need ${OLDEST} or newer`);
}

function without(reason: string): Record<string, never> {
  console.log(`${reason}. Tests in Firefox are skipped.`);
  return {};
}

function found(): string | undefined {
  return KNOWN.find((path) => existsSync(path));
}

/** The major version of a Firefox; 0 if it reports none. */
function versionOf(path: string): number {
  const said = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout ?? '';
  return Number(/Firefox (\d+)\./.exec(said)?.[1] ?? 0);
}
