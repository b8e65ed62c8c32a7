import { spawn } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCatalogue } from '../../scripts/lib/write-catalogue.ts';
import { ROOT } from '../build/support/dist.ts';

type Run = { seconds: number; peak: number; pages: number; products: number };

/**
 * How long a build takes and how much memory it needs at its peak: the store's own catalogue with its pictures drawn already, and,
 * where a number is given (`npm run bench -- build 1000`), made-up products, first with pictures to draw and then without.
 */
export default async function build(_rounds?: number, size?: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-build-'));
  try {
    const rows: object[] = [];
    // Builds take minutes: each is said as it comes, and all of them together at the end.
    const add = (catalogue: string, run: Run) => {
      rows.push({ catalogue, ...shown(run) });
      console.log(Object.values(rows.at(-1)!).join(', '));
    };
    if (size) {
      const large = path.join(folder, 'large');
      await mkdir(path.join(folder, 'cache'));
      await projectCopy(large, path.join(folder, 'cache'));
      await writeCatalogue(size, path.join(large, 'src/content'));
      add('made up, pictures to draw', await buildOnce(large));
      add('made up, pictures there', await buildOnce(large));
    }
    const own = path.join(folder, 'own');
    await projectCopy(own, path.join(ROOT, '.cache'));
    await cp(path.join(ROOT, 'src/content'), path.join(own, 'src/content'), { recursive: true });
    await buildOnce(own);
    add('the store’s own', await buildOnce(own));
    console.table(rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The project without its content, in a folder of its own: links to the packages, copies of the rest. */
async function projectCopy(target: string, cache: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of [
    'src',
    'config',
    'public',
    'functions',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ])
    await cp(path.join(ROOT, name), path.join(target, name), {
      recursive: true,
      filter: (from) => !from.startsWith(path.join(ROOT, 'src/content') + path.sep),
    });
  await symlink(path.join(ROOT, 'node_modules'), path.join(target, 'node_modules'));
  await symlink(cache, path.join(target, '.cache'));
}

async function buildOnce(project: string): Promise<Run> {
  const out = path.join(project, 'dist');
  const report = path.join(project, 'memory.txt');
  await rm(out, { recursive: true, force: true });
  const hook = path.join(project, 'memory.mjs');
  await writeFile(
    hook,
    `import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', hook, path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
    {
      cwd: project,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The build ended with ${code}`);
  const seconds = (performance.now() - started) / 1000;
  let pages = 0;
  for await (const _ of glob('**/*.html', { cwd: out })) pages += 1;
  const products = (await readdir(path.join(project, 'src/content/products'))).filter((name) =>
    name.endsWith('.md'),
  ).length;
  return { seconds, peak: Number(await readFile(report, 'utf8')) / 1024, pages, products };
}

function shown({ seconds, peak, pages, products }: Run) {
  return {
    products,
    pages,
    time: `${seconds.toFixed(1)} s`,
    'ms a page': ((seconds * 1000) / pages).toFixed(1),
    'memory at its peak': `${Math.round(peak)} MB`,
  };
}
