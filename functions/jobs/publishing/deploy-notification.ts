import { verify } from 'hono/jwt';
import { headerText } from '#functions/mail/header-text.ts';
import type { FailedBuild } from '#functions/mail/templates/build-news.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import type { Deploy } from '#src/contracts/build-failed.ts';

/**
 * True if Netlify has signed this body: the signature is a JWS by HS256 with the secret, from `netlify`, and
 * names the SHA-256 of the body. Never throws.
 */
export async function isFromNetlify(body: string, signature: string, secret: string): Promise<boolean> {
  try {
    const claims = await verify(signature, secret, { alg: 'HS256', iss: 'netlify' });
    return claims.sha256 === sha256(body, 'hex');
  } catch {
    return false;
  }
}

/** True for a failed deploy of the published site. Netlify also calls a build that was cancelled failed. */
export function isFailureOfSite({ state, context, error_message }: Deploy): boolean {
  return state === 'error' && context === 'production' && !/cancel|skipped/i.test(error_message ?? '');
}

/** When a deploy was requested; `now` if the time is missing or in the future. */
export function requestedAt({ created_at }: Deploy, now: Date): Date {
  const moment = new Date(created_at ?? Number.NaN);
  return moment <= now && moment.getTime() > 0 ? moment : now;
}

/** What the mail says of a failed deploy. Its texts come from people: each becomes one short line. */
export function failedBuildOf(deploy: Deploy): FailedBuild {
  const { id, commit_ref, title, committer, error_message, admin_url } = deploy;
  const line = (text: string | null | undefined) => headerText(text ?? '') || null;
  const log = `${admin_url}/deploys/${encodeURIComponent(id)}`;
  return {
    commit: line(commit_ref),
    change: line(title),
    author: line(committer),
    reason: line(error_message),
    contentErrors: [],
    log: admin_url?.startsWith('https://') && URL.canParse(log) ? log : null,
  };
}
