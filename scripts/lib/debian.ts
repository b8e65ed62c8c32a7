import { spawnSync } from 'node:child_process';

/** Installs Debian packages if this process may. Returns whether it tried. */
export function installDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing from Debian: ${names.join(', ')} …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
  return true;
}

/** Runs apt-get. Short timeouts, so that a machine without a network does not wait. */
function apt(...args: string[]): void {
  const timeoutOptions = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  spawnSync('apt-get', [...timeoutOptions, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
