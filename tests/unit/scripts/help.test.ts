import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.ts';

type Ran = { code: number | null; out: string; err: string };

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Each npm script with the task that it starts. */
const TASKS = Object.entries(scripts).map(([script, line]) => [script, line.split(' ').at(-1)!] as const);
/** As many processes as run beside each other. */
const AT_ONCE = 3;

/** Runs a task where no setting, no database and no build can be found. */
function runTask(task: string, words: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/tasks', `${task}.ts`), ...words], {
      cwd: ROOT,
      env: {
        PATH: '',
        SETTINGS_FILE: '',
        OUT_FOLDER: '/nowhere',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        STRIPE_SECRET_KEY: 'banana',
      },
    });
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      ran.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      ran.err += chunk;
    });
    child.once('close', (code) => resolve({ ...ran, code }));
  });
}

describe('[C1] every npm script', () => {
  const helped = new Map<string, Ran>();
  const mistyped = new Map<string, Ran>();
  beforeAll(async () => {
    const waiting = TASKS.flatMap(([script, task]) => [
      async () => helped.set(script, await runTask(task, ['--help'])),
      async () => mistyped.set(script, await runTask(task, ['--hepl'])),
    ]);
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });

  test.each(TASKS)('%s says what it does, without database, build or settings', (script) => {
    const { code, out, err } = helped.get(script)!;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const typed = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
    expect(out).toMatch(new RegExp(`^Usage: ${typed} -- `));
    expect(out).toMatch(/^ {2}--help +\S/m);
    expect(out.split('\n\n')[1]).toMatch(/^[A-Z].{20,}/);
  });

  test.each(TASKS)('%s refuses a mistyped option with what was meant', (script) => {
    const { code, out, err } = mistyped.get(script)!;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain("unknown option '--hepl'");
    expect(err).toContain('Did you mean --help?');
    expect(err).not.toMatch(/^\s+at /m);
  });
});
