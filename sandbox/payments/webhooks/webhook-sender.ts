/** One attempt to hand an event to an endpoint. */
export type Webhook = { url: string; body: string; headers: Record<string, string> };

/** Sends a webhook and answers with the HTTP status; throws when nobody answers. */
export type WebhookSender = (webhook: Webhook, signal: AbortSignal) => Promise<number>;

/** Posts over HTTP; a redirect counts as the answer it is. */
export const httpSender: WebhookSender = async ({ url, body, headers }, signal) => {
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
  await response.body?.cancel();
  return response.status;
};

/** Events hold people's addresses: they go to this machine only. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isLoopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return isLoopback && (protocol === 'http:' || protocol === 'https:');
}
