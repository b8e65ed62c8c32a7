import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-line/errors.ts';
import { ROOT } from './run.ts';

/** What the tool's package and its lock file are; committed. */
const LOCKED = path.join(ROOT, 'tests/platform/tool');
/** Where it is installed: half a gigabyte, which nothing but one stage of the tests needs. */
export const PLATFORM_TOOL = path.join(ROOT, '.cache/platform');
const NPM_FLAGS = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/**
 * Installs the platform's own command line, as locked. Returns whether it is there: false if npm's registry
 * is not reached.
 * @throws CommandError if the registry is reached and the installation fails
 */
export async function installPlatformTool(): Promise<boolean> {
  const stamp = path.join(PLATFORM_TOOL, 'node_modules/.installed');
  const lock = await readFile(path.join(LOCKED, 'package-lock.json'), 'utf8');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === lock) return true;
  if (!npm(['view', 'npm', 'version', '--fetch-retries=0', '--fetch-timeout=15000'], 'ignore')) return false;
  console.log('Installing the platform’s command line: about half a minute, once and after an update …');
  await mkdir(PLATFORM_TOOL, { recursive: true });
  await cp(LOCKED, PLATFORM_TOOL, { recursive: true });
  if (!npm(['ci', ...NPM_FLAGS], 'inherit'))
    throw new CommandError('The platform’s command line could not be installed. See npm’s output above.');
  await writeFile(stamp, lock);
  return true;
}

function npm(args: string[], stdio: 'ignore' | 'inherit'): boolean {
  const isWindows = process.platform === 'win32';
  const cwd = stdio === 'ignore' ? ROOT : PLATFORM_TOOL;
  return spawnSync('npm', args, { cwd, stdio, shell: isWindows }).status === 0;
}
