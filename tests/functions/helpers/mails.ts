import { expect } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import type { ReceivedMail } from '#sandbox/mail/inbox.ts';
import type { TestStore } from './store.ts';

/** Makes everything in the outbox due now, and runs it as the platform does each minute. */
export async function sendMails(store: TestStore): Promise<Response> {
  await store.db.update(outbox).set({ dueAt: new Date(0) });
  return store.run('outbox');
}

/** The mails to an address, oldest first. */
export function mailsTo({ mail }: Pick<TestStore, 'mail'>, address: string): ReceivedMail[] {
  return mail.inbox
    .list()
    .filter(({ envelope }) => envelope.to.includes(address))
    .reverse();
}

/** The only mail to an address with this in its subject. */
export function mailTo(store: TestStore, address: string, subject: string | RegExp): ReceivedMail {
  const found = mailsTo(store, address).filter((mail) =>
    typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject),
  );
  expect(found, `mails to ${address}: ${mailsTo(store, address).map((mail) => mail.subject)}`).toHaveLength(
    1,
  );
  return found[0]!;
}

/** A header of a mail, by its name in any case; empty if it is missing. */
export function headerOf({ headers }: ReceivedMail, name: string): string {
  return headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
}

/** The visible text of a mail’s HTML: without tags, and with single spaces. */
export function wordsOf({ html }: Pick<ReceivedMail, 'html'>): string {
  return html
    .replace(/<(style|head)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ');
}
