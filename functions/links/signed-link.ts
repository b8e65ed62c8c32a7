import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailList } from '../../src/contracts/unsubscribe.ts';
import { env } from '../platform/env.ts';

/** What a signed link is good for. One that was made for another thing is none. */
export type LinkKind = MailList | 'news-confirm';

const LINK = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/** The secret part of a link that does one thing to one row: the row's id and an HMAC-SHA-256 of both under `LINK_SECRET`. */
export function signedLink(kind: LinkKind, id: string, secret = env().LINK_SECRET): string {
  return `${id}.${macOf(kind, id, secret)}`;
}

/** The id that a link was signed for; undefined where nobody here has signed it for that. It says nothing of whether there is such a row. */
export function idOfLink(kind: LinkKind, link: string): string | undefined {
  const [, id, mac] = LINK.exec(link) ?? [];
  if (id === undefined || mac === undefined) return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(kind, id, env().LINK_SECRET))) ? id : undefined;
}

function macOf(kind: LinkKind, id: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['link', kind, id]))
    .digest('base64url');
}
