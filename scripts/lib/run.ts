import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a program of the project's packages and waits for it. Returns its exit code; 1 if a signal ended it.
 */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends the process with a message: what happened, and what to do about it. */
export function stop(what: string, todo?: string): never {
  console.error(`\n${what}${todo ? `\n${todo}` : ''}`);
  process.exit(1);
}
