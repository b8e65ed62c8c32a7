import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { bundleFunctions } from '#scripts/lib/bundle-functions.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { ROOT } from './dist.ts';

export type Bundle = {
  name: string;
  folder: string;
  entry: string;
  /** The addresses at which the platform calls it, and the excluded ones. */
  paths: string[];
  excludedPaths: string[];
  schedule?: string;
  /** The platform's rate limit: how many calls in how many seconds, counted by what. */
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

/**
 * Packs every function as the platform does, with its packager and the settings in netlify.toml,
 * each into a folder.
 */
export async function packFunctions(target: string): Promise<Bundle[]> {
  const { folder, bundler, included } = await packagingSettings();
  await bundleFunctions(folder);
  const packed = await zipFunctions(folder, target, {
    archiveFormat: 'none',
    basePath: outFolder(),
    config: {
      '*': { nodeBundler: bundler, nodeVersion: '24.x' },
      ...Object.fromEntries(
        Object.entries(included).map(([name, includedFiles]) => [name, { includedFiles }]),
      ),
    },
  });
  return packed.map(({ name, path: place, trafficRules, routes = [], excludedRoutes = [], schedule }) => ({
    name,
    folder: place,
    entry: entryIn(place, path.relative(outFolder(), folder), name),
    paths: routes.map(({ pattern }) => pattern),
    excludedPaths: excludedRoutes.map(({ pattern }) => pattern),
    ...(schedule && { schedule }),
    ...(trafficRules && { brake: brakeOf(trafficRules.action.config) }),
  }));
}

/** The function's entry file, which may be at the top of its package. */
function entryIn(place: string, folder: string, name: string): string {
  const below = path.join(place, folder, `${name}.mjs`);
  return existsSync(below) ? below : path.join(place, `${name}.mjs`);
}

/** Calls a bundle once, in a separate process with only the bundle's folder and these settings. */
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

/** The function settings of netlify.toml: their folder, and the files that each includes. */
async function packagingSettings() {
  const text = await readFile(path.join(ROOT, 'netlify.toml'), 'utf8');
  const folder = /^\s*directory = "(.+)"$/m.exec(text)?.[1];
  const bundler = /^\s*node_bundler = "(\w+)"$/m.exec(text)?.[1];
  if (!folder || bundler !== 'none') throw new Error('netlify.toml does not say how functions are packed');
  const lists = text.matchAll(/^\[functions\.([\w-]+)\]\n\s*included_files = (\[[^\]]*\])$/gm);
  const included = Object.fromEntries(
    [...lists].map(([, name = '', list = '']) => [
      name,
      JSON.parse(list.replace(/,\s*\]$/, ']')) as string[],
    ]),
  );
  return { folder: path.join(outFolder(), folder), bundler: 'none' as const, included };
}
