import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Database } from '#functions/db/open.ts';
import {
  deskAccount,
  deskPasskey,
  deskSession,
  deskUser,
  deskVerification,
} from '#functions/db/schema/desk.ts';
import { newToken } from '#functions/platform/desk-token.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { log } from '#functions/platform/log.ts';
import { DESK_API } from '#src/contracts/desk/addresses.ts';
import { cookieName } from '#src/core/cookie-text.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import { isMember } from '../members/members.ts';
import { mailLink, noteNewPasskey, noteSignIn } from './sign-in-mails.ts';

/** A session ends after this time without a request, in seconds. */
const IDLE_SECONDS = (12 * HOUR_MS) / 1000;
/** How long a link to sign in works, in seconds. */
const LINK_SECONDS = 15 * 60;

/**
 * The library that keeps sessions and passkeys (https://www.better-auth.com), on the store's own database. Nobody can
 * sign up: members are invited. Only the routes in functions/routes/desk.ts reach it.
 * @param siteUrl the store's public address; passkeys and cookies are bound to its host
 */
export function deskAuth(db: Database, siteUrl: string, shopName: string) {
  const site = new URL(siteUrl);
  const isSecure = site.protocol === 'https:';
  return betterAuth({
    appName: shopName,
    baseURL: site.origin,
    basePath: `${DESK_API}/auth`,
    // Hashed, so that a leak of this value would not be one of the secret itself.
    secret: keyedHash('desk-session', []).toString('base64url'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: deskUser,
        session: deskSession,
        account: deskAccount,
        verification: deskVerification,
        passkey: deskPasskey,
      },
    }),
    telemetry: { enabled: false },
    // The store counts calls in its database, by connection and by address.
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        creatorId: { type: 'string', input: false, required: false },
        removedAt: { type: 'date', input: false, required: false },
      },
    },
    session: { expiresIn: IDLE_SECONDS, updateAge: 5 * 60, freshAge: 0, cookieCache: { enabled: false } },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { sameSite: 'strict', secure: isSecure, httpOnly: true, path: '/' },
      cookies: {
        session_token: { name: cookieName('desk', isSecure) },
        session_data: { name: cookieName('desk-data', isSecure) },
        dont_remember: { name: cookieName('desk-visit', isSecure) },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // A removed member's old link starts no session.
          before: async ({ userId }) => ((await isMember(db, userId)) ? undefined : false),
          after: async ({ userId, userAgent }) => noteSignIn(db, userId, userAgent ?? null),
        },
      },
    },
    plugins: [
      magicLink({
        disableSignUp: true,
        expiresIn: LINK_SECONDS,
        storeToken: 'hashed',
        generateToken: newToken,
        sendMagicLink: ({ email, token }) => mailLink(db, email, token),
      }),
      passkey({
        rpID: site.hostname,
        rpName: shopName,
        origin: site.origin,
        registration: { afterVerification: ({ user }) => noteNewPasskey(db, user.id) },
        advanced: { webAuthnChallengeCookie: cookieName('desk-passkey', isSecure) },
      }),
    ],
    logger: { log: (level, message) => log(level === 'error' ? 'error' : 'info', 'desk_auth', { message }) },
    onAPIError: { throw: false },
  });
}
export type DeskAuth = ReturnType<typeof deskAuth>;
