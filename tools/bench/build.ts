import { spawn } from 'node:child_process';
import { glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeCatalogue } from '#scripts/lib/synthetic/write-catalogue.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { ROOT } from '#tests/build/support/dist.ts';

type Run = { seconds: number; processor: number; peak: number; pages: number; products: number };

/**
 * Measures the duration, the processor time and the peak memory of a build: of the store's own catalogue with
 * cached pictures, and, if a number is given (`npm run bench -- build 1000`), of generated products, first
 * without and then with cached pictures, and then with one price changed, when the other pages are kept.
 * Every build has a separate output folder, so the store's build stays unchanged.
 */
export default async function build(_rounds?: number, size?: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-build-'));
  try {
    const rows: object[] = [];
    // Builds take minutes: each result is printed when it is ready, and all of them at the end.
    const add = (catalogue: string, run: Run) => {
      rows.push({ catalogue, ...shown(run) });
      console.log(Object.values(rows.at(-1)!).join(', '));
    };
    if (size) {
      const made = path.join(folder, 'content');
      await writeCatalogue(size, made);
      add('made up, pictures to store', await buildOnce(made, folder));
      add('made up, pictures there', await buildOnce(made, folder));
      await changePrice(made);
      add('made up, one price changed', await buildOnce(made, folder, { isKept: true }));
    }
    const own = contentFolder();
    await buildOnce(own, folder);
    add('the store’s own', await buildOnce(own, folder));
    add('the store’s own, nothing changed', await buildOnce(own, folder, { isKept: true }));
    console.table(rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Changes a price in pounds of one product. */
async function changePrice(content: string): Promise<void> {
  const products = path.join(content, 'products');
  for (const name of await readdir(products)) {
    if (!name.endsWith('.md')) continue;
    const file = path.join(products, name);
    const text = await readFile(file, 'utf8');
    const changed = text.replace(/(?<="GB":)\d+/, (amount) => String(Number(amount) + 100));
    if (changed !== text) return writeFile(file, changed);
  }
  throw new Error('No product has a price in pounds.');
}

/** Each process of a build adds a line: its memory at its peak in KB, and its processor time in µs. */
const METER = `import { appendFileSync } from 'node:fs';
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(process.env.METER, maxRSS + ' ' + (userCPUTime + systemCPUTime) + '\\n');
});
`;

/**
 * Runs `npm run build` from nothing, or with `isKept` after the build before, whose unchanged pages it keeps.
 */
async function buildOnce(content: string, folder: string, { isKept = false } = {}): Promise<Run> {
  const out = path.join(folder, 'out');
  const report = path.join(folder, 'meter.txt');
  if (!isKept) await rm(out, { recursive: true, force: true });
  await rm(report, { force: true });
  const hook = path.join(folder, 'meter.mjs');
  await writeFile(hook, METER);
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CONTENT_FOLDER: content,
      OUT_FOLDER: out,
      METER: report,
      NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The build ended with ${code}`);
  const seconds = (performance.now() - started) / 1000;
  const processes = (await readFile(report, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const peak = Math.max(...processes.map(([memory = 0]) => memory)) / 1024;
  const processor = processes.reduce((sum, [, time = 0]) => sum + time, 0) / 1e6;
  let pages = 0;
  for await (const _ of glob('**/*.html', { cwd: path.join(out, 'dist') })) pages += 1;
  const products = (await readdir(path.join(content, 'products'))).filter((name) =>
    name.endsWith('.md'),
  ).length;
  return { seconds, processor, peak, pages, products };
}

function shown({ seconds, processor, peak, pages, products }: Run) {
  return {
    products,
    pages,
    time: `${seconds.toFixed(1)} s`,
    'processor time': `${processor.toFixed(1)} s`,
    'ms a page': ((seconds * 1000) / pages).toFixed(1),
    'memory at its peak': `${Math.round(peak)} MB`,
  };
}
