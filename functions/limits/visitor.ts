import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from '@netlify/functions';
import { mailboxOf } from '#src/lib/mailbox.ts';
import { keyedHash } from '../platform/keyed-hash.ts';

/**
 * A visitor as keyed hashes of the IP address that the platform reports; no header is read. `own`: the
 * connection, an IPv4 address or an IPv6 /64. `site`: an IPv6 /56, as a household or small company gets.
 * `network`: an IPv4 /24 or an IPv6 /48, which anyone can rent.
 */
export type Visitor = { own: string; site?: string; network: string };

/** Undefined without an address, or for this machine's own: then only shared limits apply. */
export function visitorOf(context: Pick<Context, 'ip'> | undefined): Visitor | undefined {
  const blocks = addressBlocks(context?.ip ?? '');
  if (!blocks) return undefined;
  const { own, site, network } = blocks;
  return {
    own: keyed('visitor', own),
    ...(site && { site: keyed('site', site) }),
    network: keyed('network', network),
  };
}

/** The subject for limits per email address: a keyed hash of its mailbox, equal for all spellings of it. */
export function addressSubject(email: string): string {
  return keyed('address', mailboxOf(email));
}

/** Keyed, because a plain hash could be reversed by trying all addresses. */
function keyed(kind: 'visitor' | 'site' | 'network' | 'address', value: string): string {
  return keyedHash(kind, [value]).toString('base64url').slice(0, 22);
}

/**
 * The blocks of an address: `203.0.113.7` and its /24 `203.0.113`, or the /64 (`2001:db8:0:1`), /56 and /48
 * of an IPv6 address. One person may use any number of addresses within an IPv6 block. Undefined for this
 * machine's own addresses and for invalid ones.
 */
export function addressBlocks(ip: string): { own: string; site?: string; network: string } | undefined {
  const address = ip.replace(/%.*/, '');
  if (isIPv4(address))
    return address.startsWith('127.')
      ? undefined
      : { own: address, network: address.slice(0, address.lastIndexOf('.')) };
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return addressBlocks(
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.'),
    );
  const isOwn = groups.slice(0, 7).every((group) => group === 0) && (groups[7] ?? 0) <= 1;
  if (isOwn) return undefined;
  const block = (numbers: number[]) => numbers.map((group) => group.toString(16)).join(':');
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return {
    own: block([first, second, third, fourth]),
    site: block([first, second, third, fourth & 0xff00]),
    network: block([first, second, third]),
  };
}

/** The eight groups of an IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  // The URL parser writes an IPv4 tail as two groups, and all groups without leading zeros.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const numbers = (part = '') =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [left, right] = [numbers(head), numbers(tail)];
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}
