/**
 * The values of `sslmode` with which pg encrypts the connection and verifies the certificate. pg treats
 * `require` and `verify-ca` like `verify-full`. Without a mode it does not encrypt, and with `no-verify` it
 * trusts any server.
 */
const VERIFIED_MODES = ['require', 'verify-ca', 'verify-full'];
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** True for a PostgreSQL URL that uses TLS with a verified certificate, or a server on this machine. */
export function isDatabaseSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  // pg uses the last value of a repeated parameter.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last('host') || hostname;
  if (LOOPBACK.test(host) || host.startsWith('/')) return true;
  const mode = last('sslmode');
  // With libpq's semantics, only `verify-full` checks the host name.
  if (last('uselibpqcompat') === 'true') return mode === 'verify-full';
  return mode ? VERIFIED_MODES.includes(mode) : ['true', '1'].includes(last('ssl') ?? '');
}

/** True for a URL on this machine. */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}
