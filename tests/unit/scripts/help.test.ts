import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.ts';
import { type Ran, runHere } from '../../functions/commands/support.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Each npm script with the task that it starts. */
const TASKS = Object.entries(scripts).map(([script, line]) => [script, line.split(' ').at(-1)!] as const);
/** Settings with which nothing can be found. */
const NOTHING = {
  SETTINGS_FILE: '',
  OUT_FOLDER: '/nowhere',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  STRIPE_SECRET_KEY: 'banana',
};

/** Runs a task where no setting, no database and no build can be found. */
function runTask(task: string, words: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/tasks', `${task}.ts`), ...words], {
      cwd: ROOT,
      env: { PATH: '', ...NOTHING },
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
  test.each(['start', 'build', 'orders'])('%s says so as a process of its own', async (task) => {
    const { code, out, err } = await runTask(task, ['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: npm /);
  });

  test.each(TASKS)('%s says what it does, without database, build or settings', async (script, task) => {
    const { code, out, err } = await runHere(task, ['--help'], NOTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const typed = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
    expect(out).toMatch(new RegExp(`^Usage: ${typed} -- `));
    expect(out).toMatch(/^ {2}--help +\S/m);
    expect(out.split('\n\n')[1]).toMatch(/^[A-Z].{20,}/);
  });

  test.each(TASKS)('%s refuses a mistyped option with what was meant', async (_, task) => {
    const { code, out, err } = await runHere(task, ['--hepl']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain("unknown option '--hepl'");
    expect(err).toContain('Did you mean --help?');
    expect(err).not.toMatch(/^\s+at /m);
  });
});
