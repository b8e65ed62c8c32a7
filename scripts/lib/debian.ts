import { spawnSync } from 'node:child_process';

/** Installs Debian packages where this process may do so. Returns whether it tried. */
export function installDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing from Debian: ${names.join(', ')} …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
  return true;
}

/** Runs apt-get; a machine without a network is not waited for. */
function apt(...args: string[]): void {
  const timeoutOptions = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  spawnSync('apt-get', [...timeoutOptions, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
