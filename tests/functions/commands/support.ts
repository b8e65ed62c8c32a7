import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** How a command ended, and what it printed. */
export type Ran = { code: number | null; out: string; err: string };

/** Runs a task of `scripts/tasks` as its npm script does, without a settings file and without a terminal. */
export function runTask(
  task: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/tasks', `${task}.ts`), ...words], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, SETTINGS_FILE: '', ...env } as NodeJS.ProcessEnv,
    });
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      ran.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      ran.err += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...ran, code }));
  });
}
