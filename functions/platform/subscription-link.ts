import type { MailList } from '#src/contracts/unsubscribe.ts';
import { isKeyedHash, keyedHash } from './keyed-hash.ts';

/** The purpose of a signed link. It is invalid for any other. */
export type LinkKind = MailList | 'news-confirm';

const LINK = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/** The secret part of a link that does one thing to one row: the row's id, and a keyed hash of both. */
export function subscriptionLink(kind: LinkKind, id: string, secret?: string): string {
  return `${id}.${keyedHash('link', [kind, id], secret).toString('base64url')}`;
}

/**
 * The id of a signed link; undefined when the signature is invalid for this kind, under the current and all
 * former secrets. Does not check that the row exists.
 */
export function idOfLink(kind: LinkKind, link: string): string | undefined {
  const [, id, hash] = LINK.exec(link) ?? [];
  if (id === undefined || hash === undefined) return undefined;
  return isKeyedHash(hash, 'link', [kind, id]) ? id : undefined;
}
