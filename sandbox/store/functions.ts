import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { register } from 'tsx/esm/api';

type FunctionModule = {
  default: (request: Request, context: Context) => Promise<Response> | Response;
  /** Without a path: the platform calls it by the clock, and no address does. */
  config: { path?: string | string[] };
};
type Route = { pattern: URLPattern; handler: FunctionModule['default'] };

// Functions answer with React components, and Node reads no JSX of its own.
register();

/** Imports every function in `folder` and answers the one whose `config.path` fits an address, with its parameters. */
export async function loadFunctions(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const routes: Route[] = [];
  for (const name of names) {
    const module = (await import(pathToFileURL(path.join(folder, name)).href)) as FunctionModule;
    for (const pathname of [module.config.path ?? []].flat())
      routes.push({ pattern: new URLPattern({ pathname }), handler: module.default });
  }
  return function match(url: string) {
    for (const { pattern, handler } of routes) {
      const found = pattern.exec(url);
      if (found) return { handler, params: { ...found.pathname.groups } as Record<string, string> };
    }
    return undefined;
  };
}

/** Imports the edge function and says for which addresses it runs. */
export async function loadEdgeFunction(file: string) {
  const { default: handler, config } = (await import(pathToFileURL(file).href)) as {
    default: (request: Request, context: never) => Promise<Response | undefined>;
    config: { path: string; excludedPath: string[] };
  };
  const excluded = config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  const runsFor = ({ url }: Request) => !excluded.some((pattern) => pattern.test(url));
  return { handler, runsFor };
}
