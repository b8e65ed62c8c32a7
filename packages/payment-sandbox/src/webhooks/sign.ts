import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header: HMAC-SHA256 of `"<t>.<body>"` with the endpoint's secret.
 * Source: docs.stripe.com/webhooks#verify-manually.
 */
export function signature(body: string, secret: string, timestamp: number): string {
  const hex = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${hex}`;
}
