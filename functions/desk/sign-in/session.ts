import { storeSettings } from '#functions/catalogue/snapshot.ts';
import { database } from '#functions/db/open.ts';
import { env } from '#functions/platform/env.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import { memberOf } from '../members/members.ts';
import { type DeskAuth, deskAuth } from './auth.ts';

let auth: { url: string; is: DeskAuth } | undefined;

/** The library with this deployment's settings, made at the first call. */
export function authOfStore(): DeskAuth {
  const { SITE_URL } = env();
  if (auth?.url !== SITE_URL)
    auth = { url: SITE_URL, is: deskAuth(database(), SITE_URL, storeSettings().brand.name) };
  return auth.is;
}

/** A session with its member. `setCookie` goes into the answer: it moves the end of the session. */
export type Session = { id: string; member: DeskMember; setCookie: readonly string[] };

/**
 * The session of a request, or undefined when it has none, or one that ended. Reads the database each time.
 */
export async function sessionOf(request: Request): Promise<Session | undefined> {
  const { response, headers } = await authOfStore().api.getSession({
    headers: request.headers,
    returnHeaders: true,
  });
  if (!response || response.user.removedAt) return undefined;
  return {
    id: response.session.id,
    member: memberOf(response.user as DeskMember),
    setCookie: headers?.getSetCookie() ?? [],
  };
}
