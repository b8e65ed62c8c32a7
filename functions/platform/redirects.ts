import OF_BUILD from '../../.snapshot/redirects.json' with { type: 'json' };

/** Where each old path leads, as the build wrote it. */
let redirects: Readonly<Record<string, string>> = OF_BUILD;

/** Takes the redirects of a build in another folder than the project's. */
export function takeRedirects(table: Readonly<Record<string, string>>): void {
  redirects = table;
}

/**
 * The address that an old one of this site leads to: a path with its query, or an address elsewhere.
 * Parameters of the request are kept on this site. Undefined for a path without a redirect.
 */
export function redirectOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const to = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (to === undefined || !to.startsWith('/') || !search) return to;
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${path}${own ? `${own}&${search.slice(1)}` : search}${fragment}`;
}
