import { spawnSync } from 'node:child_process';

/** Installs a Debian package where this process may do so. Answers whether it tried. */
export function installDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing the Debian package ${name} …`);
  runQuietly('apt-get', ['update']);
  runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name]);
  return true;
}

function runQuietly(program: string, args: string[]): void {
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
