/**
 * Host and path of an address, without user, password and query: the place of a database or a mail server.
 */
export function hostAndPath(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname.replace(/^\/$/, '')}`;
}
