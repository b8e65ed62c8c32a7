import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { register } from 'tsx/esm/api';
import { type Addresses, addressesOf } from './addresses.ts';
import { type Job, jobOf } from './schedule.ts';

type FunctionModule = {
  default: (request: Request, context: Context) => Promise<Response> | Response;
  /** Without a path: the platform calls the function on a schedule, and it has no address. */
  config: Addresses & { schedule?: string; preferStatic?: boolean };
};

// Functions render React components, and Node cannot read JSX.
register();

/**
 * Imports all functions in `folder`. `find` returns the function whose `config.path` matches a URL and
 * whose `excludedPath` does not. `findFallback` returns one that runs only if there is no file
 * (`preferStatic`). `jobs` are the scheduled functions.
 */
export async function loadFunctions(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  type Listed = { runsAt: (url: string) => boolean; handler: FunctionModule['default'] };
  const functions: Listed[] = [];
  const fallbacks: Listed[] = [];
  const jobs: Job[] = [];
  for (const name of names) {
    const module = (await import(pathToFileURL(path.join(folder, name)).href)) as FunctionModule;
    const { default: handler, config } = module;
    (config.preferStatic ? fallbacks : functions).push({ runsAt: addressesOf(config), handler });
    const { schedule } = config;
    if (schedule) jobs.push(jobOf(path.parse(name).name, schedule, async () => handler));
  }
  const findIn = (list: Listed[]) => (url: string) => list.find(({ runsAt }) => runsAt(url))?.handler;
  return { find: findIn(functions), findFallback: findIn(fallbacks), jobs };
}

/** Imports the edge function, with a check whether it runs for a URL. */
export async function loadEdgeFunction(file: string) {
  const { default: handler, config } = (await import(pathToFileURL(file).href)) as {
    default: (request: Request, context: never) => Promise<Response | undefined>;
    config: { path: string; excludedPath: string[] };
  };
  const excluded = config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  const runsFor = ({ url }: Request) => !excluded.some((pattern) => pattern.test(url));
  return { handler, runsFor };
}
