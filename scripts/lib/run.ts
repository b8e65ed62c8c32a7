import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

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

/** Like `run`, but prints the output when the program has ended, so that programs can run side by side. */
export async function runBuffered(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  process.stdout.write(output);
  process.stderr.write(errors);
  return child.exitCode ?? 1;
}

/** Ends the process with a message: what happened, and what to do about it. */
export function stop(what: string, todo?: string): never {
  console.error(`\n${what}${todo ? `\n${todo}` : ''}`);
  process.exit(1);
}
