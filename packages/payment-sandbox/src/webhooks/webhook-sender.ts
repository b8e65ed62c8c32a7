/** One attempt to send an event to an endpoint. */
export type Webhook = { url: string; body: string; headers: Record<string, string> };

/** Sends a webhook and returns the HTTP status. Throws if there is no response. */
export type WebhookSender = (webhook: Webhook, signal: AbortSignal) => Promise<number>;

/** Sends over HTTP. Does not follow redirects. */
export const httpSender: WebhookSender = async ({ url, body, headers }, signal) => {
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
  await response.body?.cancel();
  return response.status;
};

/** Events contain customers' addresses, so they are sent to this machine only. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isLoopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return isLoopback && (protocol === 'http:' || protocol === 'https:');
}
