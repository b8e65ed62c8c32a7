import { BlockList, isIP } from 'node:net';

/**
 * Blocks of addresses that are not on the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const PRIVATE = new BlockList();
for (const block of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
])
  addBlock(PRIVATE, block, 'ipv4');
// Within the public IPv6 block: Teredo and 6to4, which lead to IPv4 addresses, and examples.
for (const block of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addBlock(PRIVATE, block, 'ipv6');

/** All public IPv6 addresses. So IPv4 addresses written as IPv6, such as ::ffff:127.0.0.1, are not public. */
const PUBLIC_IPV6 = new BlockList();
addBlock(PUBLIC_IPV6, '2000::/3', 'ipv6');

function addBlock(list: BlockList, block: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', prefix] = block.split('/');
  list.addSubnet(net, Number(prefix), family);
}

/** True for an IP address on the public internet: not private, not of this machine, its network or a test. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  // Only addresses of this network have a zone, such as fe80::1%eth0.
  if (family !== 6 || address.includes('%')) return false;
  return PUBLIC_IPV6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}
