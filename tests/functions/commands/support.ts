import { spawn } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The exit code and the output of a command. */
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

/**
 * Runs a task in this process, without a terminal, like {@link runTask} but ten times as fast.
 * Its settings are those of this process and `env`.
 */
export async function runHere(
  task: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  const ran: Ran = { code: 0, out: '', err: '' };
  const add = (to: 'out' | 'err', text: string) => {
    ran[to] += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => add('out', String(text))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => add('err', String(text))),
    vi.spyOn(console, 'log').mockImplementation((text) => void add('out', `${text}\n`)),
    // A task that ends the process ends here as well, with the exit code that it set.
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw ENDED;
    }),
    vi.spyOn(console, 'error').mockImplementation((text) => void add('err', `${text}\n`)),
  ];
  const before = { argv: process.argv, exitCode: process.exitCode, isTTY: process.stdin.isTTY };
  for (const [name, value] of Object.entries({ SETTINGS_FILE: '', ...env })) vi.stubEnv(name, value);
  try {
    process.argv = [process.execPath, task, ...words];
    process.stdin.isTTY = false;
    process.exitCode = undefined;
    runs += 1;
    // The address differs for each run, so that the task runs again. Its imports stay loaded.
    const address = `${path.join(ROOT, 'scripts/tasks', task)}.ts?run=${runs}`;
    await import(/* @vite-ignore */ address).catch((error: unknown) => {
      if (error !== ENDED) throw error;
    });
    return { ...ran, code: Number(process.exitCode ?? 0) };
  } finally {
    process.argv = before.argv;
    process.exitCode = before.exitCode;
    process.stdin.isTTY = before.isTTY;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
let runs = 0;
const ENDED = new Error('The task has ended its process');
