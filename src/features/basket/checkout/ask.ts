import { atLeast } from '#src/lib/at-least.ts';

/** The API's one error shape: `field` as in `items.0.quantity`. */
export type ApiError = { code: string; message: string; field?: string; requestId?: string };

/** `status` is 0 when no answer came at all. */
export type Answer = { isOk: true; data: unknown } | { isOk: false; status: number; error: ApiError };

type Options = {
  /** ms after which no answer is waited for. */
  timeoutMs?: number;
  /** ms for which it takes at least, so that a busy state can be seen. */
  minMs?: number;
  fetch?: typeof fetch;
};

/** Asks the store's own API and reads JSON. Never throws: whatever goes wrong is an answer with words for the shopper. */
export async function ask(path: string, init: RequestInit = {}, options: Options = {}): Promise<Answer> {
  const { timeoutMs = 20_000, minMs, fetch: get = fetch } = options;
  return atLeast(request(path, init, timeoutMs, get), minMs);
}

async function request(
  path: string,
  init: RequestInit,
  timeoutMs: number,
  get: typeof fetch,
): Promise<Answer> {
  try {
    const response = await get(path, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return { isOk: true, data: body };
    return { isOk: false, status: response.status, error: toError(body) ?? fallback(response.status) };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      isOk: false,
      status: 0,
      error: isLate
        ? { code: 'timeout', message: 'That took too long.' }
        : { code: 'network', message: 'We could not reach the store. Are you online?' },
    };
  }
}

function toError(body: unknown): ApiError | undefined {
  const error = (body as { error?: Partial<ApiError> } | null | undefined)?.error;
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') return undefined;
  return {
    code: error.code,
    message: error.message,
    ...(typeof error.field === 'string' && { field: error.field }),
    ...(typeof error.requestId === 'string' && { requestId: error.requestId }),
  };
}

function fallback(status: number): ApiError {
  return { code: `http_${status}`, message: 'Something has gone wrong on our side.' };
}
