import { RedirectsHandler } from '@netlify/redirects';

/**
 * The platform's redirect rules of a build (`_redirects`), read by the platform's own parser. Returns the
 * rewritten request, or undefined if no rule matches. All rules of the store are rewrites on the same site
 * (status 200).
 */
export function redirectRules({ root, folder }: { root: string; folder: string }) {
  const rules = new RedirectsHandler({
    projectDir: root,
    publicDir: folder,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  return async function rewrite(request: Request): Promise<Request | undefined> {
    if (!isDecodable(new URL(request.url).pathname)) return undefined;
    const match = await rules.match(request);
    const isWithin = match?.statusCode === 200 && !match.external;
    return isWithin ? new Request(match.target, request) : undefined;
  };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
