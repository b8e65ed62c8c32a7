import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PLATFORM_TOOL } from '#scripts/lib/platform-tool.ts';
import { bringTypes } from './shop-copy.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = path.join(PLATFORM_TOOL, 'node_modules/netlify-cli/bin/run.js');
/** What the tool loads from the internet, apart from its packages. */
const EDGE_RUNTIME = 'https://edge.netlify.com/bootstrap/globals/types.ts';

export type Tool = {
  /** Runs a command of the tool to its end. */
  run(args: string[], env?: Record<string, string>): Promise<{ code: number; said: string }>;
  /** Starts a server, and waits until its address answers. */
  serve(args: string[], url: string): Promise<Server>;
};
export type Server = { said(): string; close(): Promise<void> };

/**
 * The platform's own command line for the shop in `<folder>/shop`, without an account and a network. It runs
 * in `folder`, and names the shop: in a project with workspaces, it would ask which of them it is to build.
 */
export async function openTool(folder: string): Promise<Tool> {
  const shop = path.join(folder, 'shop');
  const isReached = await fetch(EDGE_RUNTIME, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );
  console.log(`The edge function runs in ${isReached ? 'the platform’s own runtime' : 'a stand-in'}.`);
  if (!isReached) await bringTypes(shop);
  const bin = ['node_modules/node/bin', 'node_modules/.bin'].map((name) => path.join(ROOT, name));
  const env = {
    PATH: [...bin, process.env.PATH].join(path.delimiter),
    // No account of this machine.
    HOME: path.join(folder, 'home'),
    BROWSER: 'none',
    ...(!isReached && { NETLIFY_EDGE_BOOTSTRAP: `file://${import.meta.dirname}/edge-runtime.ts` }),
  };
  await mkdir(env.HOME);
  function start(args: string[], more: Record<string, string> = {}) {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      // With a group of its own, which ends as a whole.
      detached: true,
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    return { child, said: () => lines.join('') };
  }
  async function run(args: string[], more?: Record<string, string>) {
    const { child, said } = start(args, more);
    return { code: await endOf(child), said: said() };
  }
  await run(['--telemetry-disable']);
  return {
    run: (args, more) => run([...args, '--offline', '--cwd', shop], more),
    async serve(args, url) {
      const { child, said } = start(['serve', ...args, '--offline', '--cwd', shop]);
      const ended = endOf(child);
      const close = async () => {
        if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
        await ended;
      };
      if (await isAnswering(url, ended)) return { said, close };
      await close();
      throw new Error(`The platform’s server did not start:\n${said()}`);
    },
  };
}

/** Where the next requests come from, as the tool finds out and keeps. */
export async function comeFrom(folder: string, country: string): Promise<void> {
  const geolocation = { timestamp: Date.now(), data: { country: { code: country } } };
  await writeFile(path.join(folder, 'shop/.netlify/state.json'), JSON.stringify({ geolocation }));
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/** Waits for an answer; false if the process ended before. */
async function isAnswering(url: string, ended: Promise<number>): Promise<boolean> {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer) {
      await answer.arrayBuffer();
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}
