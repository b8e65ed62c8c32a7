import type { AstroPrerenderer, RouteData } from 'astro';

export type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

type Params = Record<string, string | undefined>;
type StaticPath = { params: Params; cacheKey?: unknown };
type Page = { getStaticPaths?(): Promise<StaticPath[]> };
type StringifyParams = (params: Params, route: RouteData, trailingSlash: string) => string;

/** What this module uses of the app in the bundle of the pages. */
export type PagesApp = {
  manifest: { routes: { routeData: RouteData }[]; trailingSlash: string };
  routeCache: { set(route: RouteData, entry: { mod: Page; staticPaths: StaticPath[] }): void };
  getComponentByRoute(route: RouteData): Promise<Page>;
};

/** Texts that Astro puts into a path as they are. */
const PLAIN = /^[\w-]+(?:\/[\w-]+)*$/;

/**
 * The paths of all pages, as Astro's own prerenderer lists them. It writes each path twice and checks every
 * part, which takes a second for 80,000 pages.
 * @param stringifyParams Astro's, for paths with other letters
 * @throws where Astro might list other paths, so that it builds
 */
export async function staticPaths(app: PagesApp, stringifyParams: StringifyParams): Promise<Path[]> {
  const { routes, trailingSlash } = app.manifest;
  const all: Path[] = [];
  for (const { routeData: route } of routes) {
    if (!route.prerender) continue;
    if (route.type === 'redirect' || route.type === 'fallback' || route.fallbackRoutes.length > 0)
      throw new Error(`Only Astro lists the paths of ${route.route}.`);
    if (route.pathname) {
      all.push({ pathname: route.pathname, route });
      continue;
    }
    const mod = await app.getComponentByRoute(route);
    const found = route.origin === 'internal' ? [] : await mod.getStaticPaths?.();
    if (!found) throw new Error(`${route.component} has no getStaticPaths.`);
    const ofAstro = (params: Params) => stringifyParams(params, route, trailingSlash);
    const plain = plainPath(route);
    for (const each of [found[0], found.at(-1)])
      if (each && (plain(each.params) ?? ofAstro(each.params)) !== ofAstro(each.params))
        throw new Error(`Astro writes the paths of ${route.route} in another way.`);
    const keyed = new Map<string, StaticPath>();
    for (const each of found) {
      const pathname = plain(each.params) ?? ofAstro(each.params);
      keyed.set(pathname, each);
      const { cacheKey } = each;
      all.push({ pathname, route, ...(cacheKey !== undefined && { cacheKey: String(cacheKey) }) });
    }
    // Astro looks for the properties of a page there.
    app.routeCache.set(route, { mod, staticPaths: Object.assign(found, { keyed }) });
  }
  return all;
}

/** Makes a function that writes a path of a route. Undefined if a part is not plain. */
function plainPath(route: RouteData): (params: Params) => string | undefined {
  const segments = route.segments.map((parts) =>
    parts.map(({ content, dynamic, spread }) => ({
      text: dynamic ? undefined : content,
      name: spread ? content.slice(3) : content,
      spread,
    })),
  );
  return (params) => {
    let path = '';
    for (const parts of segments) {
      let segment = '';
      for (const { text, name, spread } of parts) {
        const part = text ?? params[name];
        if (part === undefined && spread) continue;
        if (typeof part !== 'string' || (text === undefined && !PLAIN.test(part))) return undefined;
        segment += part;
      }
      if (segment) path += `/${segment}`;
    }
    return path || '/';
  };
}
