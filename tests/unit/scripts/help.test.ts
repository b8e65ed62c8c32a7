import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';
import { type Ran, runHere } from '#tests/functions/commands/support.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Each npm script with the task that it starts, except the one for `npx found`. */
const TASKS = Object.entries(scripts)
  .map(([script, line]) => [script, line.split(' ').at(-1)!] as const)
  .filter(([script]) => script !== 'found');
/** Settings that point to nothing. */
const NOTHING = {
  SETTINGS_FILE: '',
  OUT_FOLDER: '/nowhere',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  STRIPE_SECRET_KEY: 'banana',
};

/** Runs a task without settings, a database or a build. */
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
  test.each(['start', 'build', 'bench'])('%s prints its help as a separate process', async (task) => {
    const { code, out, err } = await runTask(task, ['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: npm /);
  });

  test.each(TASKS)('%s prints its help without database, build or settings', async (script, task) => {
    const { code, out, err } = await runHere(task, ['--help'], NOTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const typed = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
    expect(out).toMatch(new RegExp(`^Usage: ${typed} -- `));
    expect(out).toMatch(/^ {2}--help +\S/m);
    expect(out.split('\n\n')[1]).toMatch(/^[A-Z].{20,}/);
  });

  test.each(TASKS)('%s refuses a mistyped option with a suggestion', async (_, task) => {
    const { code, out, err } = await runHere(task, ['--hepl']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain("unknown option '--hepl'");
    expect(err).toContain('Did you mean --help?');
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('[C1] npx found', () => {
  const NOUNS = [
    ...[
      'orders',
      'production',
      'messages',
      'reviews',
      'newsletter',
      'stock',
      'payouts',
      'statements',
      'gift-cards',
      'content',
      'import',
      'export',
      'desk',
      'books',
      'outbox',
    ],
    ...['reconcile', 'migrate', 'doctor', 'components'],
  ];
  /** The commands that a help lists. */
  const listed = (help: string) =>
    [...(help.split('Commands:\n')[1] ?? '').split('\n\n')[0]!.matchAll(/^ {2}([a-z][\w-]+)/gm)].map(
      ([, name]) => name!,
    );

  test('lists its nouns, alone and with --help', async () => {
    const { code, out, err } = await runHere('found', ['--help'], NOTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(listed(out)).toEqual(NOUNS);
    expect((await runHere('found', [], NOTHING)).code).toBe(2);
  });

  test('is the command of the package', async () => {
    const { bin } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    expect(bin).toEqual({ found: 'scripts/found.mjs' });
    const text = readFileSync(path.join(ROOT, bin.found), 'utf8');
    expect(text).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test.each(NOUNS)('%s and each of its verbs have a help and refuse a mistyped option', async (noun) => {
    const { code, out, err } = await runHere('found', [noun, '--help'], NOTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: npx found ${noun} `));
    expect(out).toContain(`Examples:\n  npx found ${noun}`);
    const verbs = listed(out);
    for (const words of [[noun], ...verbs.map((verb) => [noun, verb])]) {
      const help = await runHere('found', [...words, '--help'], NOTHING);
      expect({ words, code: help.code }).toEqual({ words, code: 0 });
      expect(help.out).toMatch(new RegExp(`^Usage: npx found ${words.join(' ')} `));
      const refused = await runHere('found', [...words, '--hepl'], NOTHING);
      expect({ words, code: refused.code, out: refused.out }).toEqual({ words, code: 2, out: '' });
      expect(refused.err).toContain("unknown option '--hepl'");
      expect(refused.err).toContain('Did you mean --help?');
      expect(refused.err).toContain(`See: npx found ${noun} --help`);
    }
  });

  test('an unknown noun or verb is refused with a suggestion', async () => {
    for (const [words, meant] of [
      [['odrers'], 'orders'],
      [['reviews', 'aprove', 'R-1'], 'approve'],
      [['content', 'chek'], 'check'],
    ] as const) {
      const { code, out, err } = await runHere('found', words, NOTHING);
      expect({ words, code, out }).toEqual({ words, code: 2, out: '' });
      expect(err).toMatch(new RegExp(`Did you mean ${meant}\\?`));
      expect(err).not.toMatch(/^\s+at /m);
    }
  });

  test('content check names an error with its file and its field, and a missing folder', async () => {
    const found = await runHere('found', ['content', 'check', 'tests/fixtures/minimal-shop']);
    expect(found).toMatchObject({ code: 0, err: '' });
    const folder = mkdtempSync(path.join(tmpdir(), 'found-content-'));
    try {
      cpSync(path.join(ROOT, 'tests/fixtures/minimal-shop'), folder, { recursive: true });
      const [file = ''] = readdirSync(path.join(folder, 'products'));
      writeFileSync(path.join(folder, 'products', file), '---\ntitle: 7\n---\n');
      const broken = await runHere('found', ['content', 'check', folder]);
      expect(broken.code).toBe(1);
      expect(broken.err).toContain(`products/${file}`);
      expect(broken.err).toContain('title');
    } finally {
      rmSync(folder, { recursive: true });
    }
    const missing = await runHere('found', ['content', 'check', folder]);
    expect(missing).toMatchObject({ code: 1, err: `There is no folder ${folder}.\n` });
  });
});
