import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from '@netlify/functions';
import { mailboxOf } from '../../src/lib/mailbox.ts';
import { env } from '../platform/env.ts';

/**
 * Whom a call counts against: a keyed hash of the address that the platform itself took the connection from, and of nothing that the
 * caller says (no header is looked at). Undefined where there is none, or this machine's own: then only what counts everybody holds.
 */
export function visitorOf(context: Pick<Context, 'ip'> | undefined): string | undefined {
  const block = addressBlock(context?.ip ?? '');
  if (!block) return undefined;
  return keyed('visitor', block);
}

/** Whom a call or a mail counts against by an e-mail address: a keyed hash of its mailbox, the same for all spellings of it. */
export function addressSubject(email: string): string {
  return keyed('address', mailboxOf(email));
}

/** The addresses there are can all be tried, so a plain hash would hide nothing. */
function keyed(kind: string, value: string): string {
  return createHmac('sha256', env().STRIPE_SECRET_KEY)
    .update(`${kind} ${value}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * What one visitor has of the internet: an IPv4 address, or the /64 network of an IPv6 one (`2001:db8:0:1`), within which anybody may
 * have as many addresses as they like. Undefined for this machine's own addresses and for what is no address.
 */
export function addressBlock(ip: string): string | undefined {
  const address = ip.replace(/%.*/, '');
  if (isIPv4(address)) return address.startsWith('127.') ? undefined : address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return addressBlock(
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.'),
    );
  const isOwn = groups.slice(0, 7).every((group) => group === 0) && (groups[7] ?? 0) <= 1;
  if (isOwn) return undefined;
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // The URL parser writes an IPv4 tail as two groups, and every group without leading zeros.
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
