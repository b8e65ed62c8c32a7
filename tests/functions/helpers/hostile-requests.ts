import type { Described } from '../api/described.ts';
import type { Example } from '../api/examples.ts';
import { SITE } from './store.ts';

/** Headers that a function reads, or that other software commonly reads. */
const HEADERS = ['cookie', 'idempotency-key', 'user-agent', 'referer', 'x-forwarded-host', 'accept-language'];

/**
 * Good calls with `text` in one place each: a segment of the path, a parameter, a header, or a field of the
 * body at any depth. A field with an email or web address also gets one with the text inside the address.
 */
export function requestsWith(operation: Described, example: Example, text: string): Request[] {
  const { to, body } = example;
  const sent = body?.();
  const request = (target: string, value: unknown = sent, more: Record<string, string> = {}) =>
    requestOf(operation, example, target, value, more);
  return [
    ...pathsWith(operation.path, to, text).map((target) => request(target)),
    ...(operation.parameters ?? [])
      .filter(({ in: place }) => place === 'query')
      .map(({ name }) => request(`${to.split('?')[0]}?${new URLSearchParams({ [name]: text })}`)),
    ...HEADERS.map((name) => request(to, sent, { [name]: headerText(name, text) })),
    ...[text, `${text}@example.com`, `${SITE}/basket?${text}`]
      .flatMap((value) => valuesWith(sent, value))
      .map((value) => request(to, value)),
  ];
}

function requestOf(
  { method, requestBody }: Described,
  { headers }: Example,
  target: string,
  value: unknown,
  more: Record<string, string>,
): Request {
  const url = SITE + target;
  if (method === 'GET') return new Request(url, { headers: more });
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const type = Object.keys(requestBody?.content ?? {})[0] ?? 'application/json';
  return new Request(url, {
    method,
    body,
    headers: { 'content-type': type, ...headers?.(body), ...more },
  });
}

/** The path of a call, with each path parameter of its operation replaced in turn. */
function pathsWith(pattern: string, to: string, text: string): string[] {
  const [pathname = '', query] = to.split('?');
  const parts = pathname.split('/');
  return pattern.split('/').flatMap((part, at) => {
    if (!part.startsWith('{')) return [];
    const path = parts.with(at, encodeURIComponent(text.toWellFormed())).join('/');
    return query ? `${path}?${query}` : path;
  });
}

/** A header can only hold bytes. */
function headerText(name: string, text: string): string {
  const plain = encodeURI(text.toWellFormed()).replaceAll('%20', ' ');
  return name === 'cookie' ? `region=${plain}; locale=${plain}` : plain;
}

/** A value, with each text in it replaced in turn, at any depth. */
function valuesWith(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    valuesWith(one, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  );
}
