import type { Message } from '#functions/people/messages/save-message.ts';
import { listMessages } from '#functions/people/messages/save-message.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { SITE, type TestStore } from './store.ts';

type Body = Record<string, unknown>;

/** One valid message of each kind. */
export const GOOD: Record<MessageKind, Record<string, string>> = {
  contact: {
    name: 'Ana Teixeira',
    email: 'ana@example.com',
    topic: 'wrong',
    orderId: 'F-7K3M9-QXAB4',
    message: 'The jar came in two halves.\n\nBoth were good.',
  },
  'creator-request': {
    name: 'Bela Kun',
    email: 'bela@example.com',
    place: 'Szeged, Hungary',
    links: '@belacooks\nhttps://example.com/bela',
    audience: '1-1000',
    cooks: 'Fish soup, in a kettle, over a fire.',
    makes: 'A book about one soup.',
    consent: 'true',
  },
  feedback: { about: 'unclear', message: 'I could not find the pans.', page: '/kitchen' },
  withdrawal: {
    name: 'Cleo Marsh',
    email: 'cleo@example.com',
    orderId: 'F-7K3M9-QXAB4',
    goods: 'The whole order.',
  },
};

/** A message with a unique address, so that it is counted apart from the others. */
export function fresh(kind: MessageKind, change: Body = {}): Body {
  const email = kind === 'feedback' ? {} : { email: `${crypto.randomUUID()}@example.com` };
  return { ...GOOD[kind], ...email, ...change };
}

export function jsonPost(
  kind: MessageKind,
  body: Body | string,
  headers: Record<string, string> = {},
): Request {
  return new Request(`${SITE}/api/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** What a form sends without JavaScript: line breaks as two characters. */
export function formPost(kind: MessageKind, body: Body, headers: Record<string, string> = {}): Request {
  const fields = Object.entries(body).map(([name, value]) => [name, String(value).replace(/\n/g, '\r\n')]);
  return new Request(`${SITE}/api/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** All messages in the database; with `isUnchecked` those that are held apart. */
export function messagesOf({ db }: TestStore, { isUnchecked = false } = {}): Promise<Message[]> {
  return listMessages(db, { isUnchecked });
}
