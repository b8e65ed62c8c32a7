import { RedirectsHandler } from '@netlify/redirects';

/**
 * The platform's redirect rules of a build (`_redirects`), read by its own parser. Answers where a request really goes, as a
 * request to this server, or undefined where no rule fits. Every rule of the store is a rewrite within it (status 200).
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
