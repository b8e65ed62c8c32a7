import { createHash, createHmac } from 'node:crypto';
import { DEPLOY_SECRET, SITE } from './store.ts';

type Claims = { iss?: string; sha256?: string };
type Signing = { secret?: string; header?: object; claims?: Claims };

/** The header `x-webhook-signature` as Netlify documents it, made with nothing of the store. */
export function deploySignature(
  body: string,
  { secret = DEPLOY_SECRET, header = { alg: 'HS256' }, claims = {} }: Signing = {},
): string {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const signed = [header, { iss: 'netlify', sha256, ...claims }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** A failed deploy of the published site, as in a notification. */
export function failedDeploy(change: Record<string, unknown> = {}) {
  return {
    id: '5ebc34bf4fea0b01f02efa3a',
    site_id: 'fa4dd95a-994e-4f89-8a7a-2d9e9fc36a32',
    build_id: '5ebc34bf4fea0b01f02efa38',
    state: 'error',
    name: 'found-shop',
    url: 'https://found.test',
    admin_url: 'https://app.netlify.com/projects/found-shop',
    context: 'production',
    branch: 'main',
    commit_ref: '9a8b7c6d5e4f',
    commit_url: null,
    review_id: null,
    title: 'Update product “mug-for-strong-tea”',
    committer: 'asa-n',
    error_message: "Failed during stage 'building site': Build script returned non-zero exit code: 1",
    created_at: '2026-11-22T12:00:00.000Z',
    available_functions: [],
    summary: { status: 'unavailable', messages: [] },
    ...change,
  };
}

/** A notification, signed unless `signature` says otherwise. */
export function notification(deploy: unknown, signature?: string): Request {
  const body = typeof deploy === 'string' ? deploy : JSON.stringify(deploy);
  return new Request(`${SITE}/api/build-failed`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': signature ?? deploySignature(body),
    },
    body,
  });
}
