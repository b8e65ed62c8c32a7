import { spawn } from 'node:child_process';
import { cp, glob, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { DIST, ROOT } from './dist.ts';

export type Bundle = {
  name: string;
  folder: string;
  entry: string;
  /** How many calls the platform lets through in so many seconds, counted by what. */
  brake?: { calls: number; seconds: number; by: string[] };
};
export type BundleCall = {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  country?: string;
};
export type BundleAnswer = { status: number; headers: Record<string, string>; body: string };

/** Bundles every function as the platform does, by its own packager and the settings in netlify.toml, each into a folder. */
export async function bundleFunctions(target: string): Promise<Bundle[]> {
  const { includedFiles, nodeBundler } = await packagingSettings();
  const bundled = await zipFunctions(path.join(ROOT, 'functions/api'), target, {
    archiveFormat: 'none',
    basePath: ROOT,
    config: { '*': { nodeBundler, includedFiles, nodeVersion: '24.x' } },
  });
  for (const { path: folder } of bundled) await takePagesOfOtherBuild(folder, includedFiles);
  return bundled.map(({ name, path: folder, trafficRules }) => ({
    name,
    folder,
    entry: path.join(folder, `functions/api/${name}.mjs`),
    ...(trafficRules && { brake: brakeOf(trafficRules.action.config) }),
  }));
}

/** Calls a bundle once, in a process of its own that has nothing but the bundle's folder and these settings. */
export async function callBundle(
  bundle: Bundle,
  call: BundleCall,
  env: Record<string, string>,
): Promise<BundleAnswer> {
  const caller = path.join(import.meta.dirname, 'call-bundle.ts');
  const child = spawn(process.execPath, [caller, bundle.entry, JSON.stringify(call)], {
    cwd: bundle.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, code] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  const answer = out
    .join('')
    .split('\n')
    .find((line) => line.startsWith('ANSWER '));
  if (!answer)
    throw new Error(`${bundle.name} ended with ${code} and no answer: ${errors.join('').slice(0, 2000)}`);
  return JSON.parse(answer.slice('ANSWER '.length)) as BundleAnswer;
}

type Rule = {
  rateLimitConfig: { windowLimit: number; windowSize: number };
  aggregate: { keys: { type: string }[] };
};

function brakeOf({ rateLimitConfig: { windowLimit, windowSize }, aggregate }: Rule): Bundle['brake'] {
  return { calls: windowLimit, seconds: windowSize, by: aggregate.keys.map(({ type }) => type).sort() };
}

async function packagingSettings() {
  const text = await readFile(path.join(ROOT, 'netlify.toml'), 'utf8');
  const list = /^\s*included_files = (\[[^\]]*\])$/m.exec(text)?.[1]?.replace(/,\s*\]$/, ']');
  const bundler = /^\s*node_bundler = "(\w+)"$/m.exec(text)?.[1];
  if (!list || bundler !== 'esbuild') throw new Error('netlify.toml does not say how functions are packed');
  return {
    includedFiles: JSON.parse(list) as string[],
    nodeBundler: 'esbuild' as const,
  };
}

/** A build that lies elsewhere than in dist gives its pages itself. */
async function takePagesOfOtherBuild(folder: string, includedFiles: readonly string[]): Promise<void> {
  if (DIST === path.join(ROOT, 'dist')) return;
  const patterns = includedFiles
    .filter((pattern) => pattern.startsWith('dist/'))
    .map((pattern) => pattern.slice('dist/'.length));
  for await (const file of glob(patterns, { cwd: DIST })) {
    const place = path.join(folder, 'dist', file);
    await mkdir(path.dirname(place), { recursive: true });
    await cp(path.join(DIST, file), place);
  }
}
