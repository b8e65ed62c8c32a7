/**
 * The modes of `sslmode` with which pg encrypts the line and checks the server's certificate. pg takes `require` and `verify-ca` for
 * `verify-full`; without a mode it does not encrypt at all, and with `no-verify` it trusts any server.
 */
const VERIFIED_MODES = ['require', 'verify-ca', 'verify-full'];
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** True for a PostgreSQL address over which pg speaks TLS with a server that it has checked, or that is on this machine. */
export function isDatabaseSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  // Of a repeated parameter pg takes the last.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last('host') || hostname;
  if (LOOPBACK.test(host) || host.startsWith('/')) return true;
  const mode = last('sslmode');
  // With libpq's own meaning only this one checks whose certificate it is.
  if (last('uselibpqcompat') === 'true') return mode === 'verify-full';
  return mode ? VERIFIED_MODES.includes(mode) : ['true', '1'].includes(last('ssl') ?? '');
}

/** True for a web address on this machine. */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}
