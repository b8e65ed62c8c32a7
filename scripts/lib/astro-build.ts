import { spawn } from 'node:child_process';
import { writtenFilesIn } from '#config/build-log.ts';
import type { Step } from './progress.ts';
import { ROOT } from './run.ts';

/** How many lines of Astro's output are shown when the build fails. */
const SHOWN = 60;

/**
 * Make the allocators of Node and of Vite's bundler return freed memory to the system. A build of 1,000
 * products takes 1.0 GB with these settings, and 1.5 without them.
 */
const ALLOCATORS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MIMALLOC_PURGE_DELAY: '0',
  // Else the bundler keeps a quarter of a gigabyte while pages are made.
  MIMALLOC_DISALLOW_ARENA_ALLOC: '1',
};
/**
 * In MB: room for the objects of some pages, which are then collected at once. Less time than with 16, less
 * memory than with 64.
 */
const NEW_SPACE = '--max-semi-space-size=32';

/**
 * Runs `astro build` as three counted steps: scripts and styles, pages, and the rest.
 * @returns whether it succeeded. Prints Astro's output after a failure, and its warnings always.
 */
export async function astroBuild(begin: Begin, env: Record<string, string> = {}): Promise<boolean> {
  const log = followLog(begin);
  const child = spawn('astro', ['build'], {
    cwd: ROOT,
    env: { ...ALLOCATORS, ...process.env, NODE_OPTIONS: nodeOptions(), NO_COLOR: '1', ...env },
  });
  child.stdout.on('data', log.read);
  child.stderr.on('data', log.read);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  log.end(code === 0);
  return code === 0;
}

type Begin = (name: string) => Step;

/** Astro's own process reads its configuration, which needs the shop's settings. */
function nodeOptions(): string {
  const hook = new URL('shop-modules-hook.ts', import.meta.url).href;
  return [NEW_SPACE, process.env.NODE_OPTIONS, `--import=${hook}`].filter(Boolean).join(' ');
}

/**
 * Turns Astro's log into steps while it arrives. If a later version of Astro no longer writes one of these
 * lines, only the name of that step is lost.
 */
function followLog(begin: Begin) {
  let step = begin('Scripts and styles');
  let isWritingPages = false;
  let files = 0;
  let unfinished = '';
  const said: string[] = [];

  function readLine(line: string): void {
    said.push(line);
    if (said.length > SHOWN) said.shift();
    if (line.includes('[WARN]')) console.warn(line);
    if (line.includes('generating static routes')) {
      step.done();
      step = begin('Pages');
      isWritingPages = true;
    } else if (isWritingPages && line.includes('✓ Completed')) {
      step.done(`${files.toLocaleString('en')} files`);
      step = begin('Pictures, search, sitemap');
      isWritingPages = false;
    } else if (isWritingPages) files = writtenFilesIn(line) ?? files;
  }

  return {
    read(chunk: Buffer): void {
      const lines = (unfinished + chunk.toString()).split('\n');
      unfinished = lines.pop() ?? '';
      lines.forEach(readLine);
      if (isWritingPages) step.note(`${files.toLocaleString('en')} files`);
    },
    end(hasWorked: boolean): void {
      step.done(hasWorked ? '' : 'failed');
      if (!hasWorked) console.error(`\n${[...said, unfinished].join('\n')}`);
    },
  };
}
