import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { formPost, fresh, GOOD, jsonPost, messagesOf } from '../helpers/messages.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const SHOP = 'people@shop.example';
let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    settings: { CONTACT_TO: SHOP, MAIL_FROM: 'Found by mail <post@found.example>' },
  });
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(outbox);
  store.mail.inbox.empty();
});

async function send(kind: MessageKind, change: Record<string, unknown> = {}) {
  const body = fresh(kind, change);
  const response = await store.call(jsonPost(kind, body), { country: 'GB' });
  const { reference } = (await response.json()) as { reference: string };
  expect(response.status).toBe(201);
  await sendMails(store);
  return { reference, email: String(body.email ?? ''), body };
}

const header = (mail: { headers: { name: string; value: string }[] }, name: string) =>
  mail.headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value);

describe('[F97] a submitted form', () => {
  test.each(MESSAGE_KINDS)('%s: one notice to the shop, with everything that was written', async (kind) => {
    const { reference, email, body } = await send(kind);
    const mail = mailTo(store, SHOP, reference);
    expect(mail.envelope).toEqual({ from: 'post@found.example', to: [SHOP] });
    expect(header(mail, 'from')).toEqual(['Found by mail <post@found.example>']);
    // A reply goes to the sender of the form.
    expect(header(mail, 'reply-to')).toEqual([email || 'hello@found.example']);
    const words = wordsOf(mail);
    for (const [name, value] of Object.entries(body)) {
      if (['topic', 'about', 'audience', 'consent'].includes(name)) continue;
      for (const line of String(value).split('\n').filter(Boolean)) expect(words, name).toContain(line);
    }
  });

  test.each(MESSAGE_KINDS)('%s: one acknowledgement if there is an address, as a reply', async (kind) => {
    const { reference, email } = await send(kind, kind === 'feedback' ? { email: 'f@example.com' } : {});
    const mail = mailTo(store, email, reference);
    expect(header(mail, 'auto-submitted')).toEqual(['auto-replied']);
    // It is sent from a no-reply address.
    expect(header(mail, 'reply-to')).toEqual(['hello@found.example']);
    expect(wordsOf(mail)).toContain(reference);
    expect(wordsOf(mail)).toMatch(/Arrived \d{1,2} \w+ \d{4} at \d\d:\d\d UTC/);
    expect(store.mail.inbox.list()).toHaveLength(2);
  });

  test('without an address only the shop gets a mail', async () => {
    await send('feedback', { message: 'Nothing that anybody else has written.' });
    expect(store.mail.inbox.list().map(({ envelope }) => envelope.to)).toEqual([[SHOP]]);
  });

  test('the same text sent again, by script and by form, is one message and one mail each', async () => {
    const body = fresh('contact');
    for (let at = 0; at < 3; at += 1) {
      expect((await store.call(jsonPost('contact', body))).status).toBeLessThan(300);
      expect((await store.call(formPost('contact', body))).status).toBe(303);
      await sendMails(store);
    }
    const rows = await store.db.select().from(outbox);
    expect(
      store.mail.inbox
        .list()
        .flatMap(({ envelope }) => envelope.to)
        .sort(),
      JSON.stringify(rows),
    ).toEqual([String(body.email), SHOP].sort());
  });

  test('the acknowledgement repeats no input, so the shop cannot be used to write to strangers', async () => {
    const bait = 'Buy pills at http://evil.example now';
    for (const kind of ['contact', 'creator-request', 'feedback'] as const) {
      const victim = `victim-${kind}@example.com`;
      const change = { email: victim, name: bait, message: bait, cooks: bait, makes: bait };
      const known = Object.keys({ ...GOOD[kind], email: '' });
      const { reference } = await send(
        kind,
        Object.fromEntries(Object.entries(change).filter(([name]) => known.includes(name))),
      );
      const mail = mailTo(store, victim, reference);
      expect(mail.raw + mail.html + mail.text).not.toMatch(/pills|evil/);
    }
  });

  test('a withdrawal from the order’s own address is confirmed with its text and its time of arrival, without links in the text', async () => {
    const goods = 'Everything, see http://evil.example/x.\nAnd the <b>jar</b>.';
    const number = GOOD.withdrawal.orderId!;
    await insertOrder(store.db, { id: number, shippingEmail: 'Cleo.Marsh@example.com' });
    const email = 'cleo.marsh@example.com';
    const { reference } = await send('withdrawal', { goods, email, orderId: ` ${number.toLowerCase()} ` });
    const [kept] = (await messagesOf(store)).filter(({ id }) => id === reference);
    const mail = mailTo(store, email, `We have your withdrawal: ${reference}`);
    const plain = (text: string) => text.replaceAll('\u2060', '');
    expect(plain(mail.text)).toContain('> Everything, see http://evil.example/x.\n> And the <b>jar</b>.');
    expect(plain(wordsOf(mail))).toContain('Everything, see http://evil.example/x. And the <b>jar</b>.');
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain('http://evil');
      expect(part).not.toContain('evil.example');
      expect(plain(part).toUpperCase()).toContain(number);
      expect(plain(part)).toContain(GOOD.withdrawal.name);
    }
    const { createdAt } = kept!;
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt);
    expect(wordsOf(mail)).toContain(`${day} at ${createdAt.toISOString().slice(11, 16)} UTC`);
  });

  test('[A10] no header contains input, except one plain address in Reply-To', async () => {
    const { reference } = await send('contact', {
      name: '=?utf-8?Q?Bcc=3A?= Añá 語',
      message: 'Line\r\nBcc: all@example.com\r\n\r\n.\r\nQUIT\r\n',
    });
    const mail = mailTo(store, SHOP, reference);
    expect(mail.headers.map(({ name }) => name.toLowerCase()).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(header(mail, 'subject')).toEqual([`Message ${reference}: Something broken, missing or wrong`]);
    expect(mail.text).toContain('> Bcc: all@example.com');
    expect(mail.text).toContain('> .\n> QUIT');
  });

  test('if its mails cannot be saved, the message is not saved either', async () => {
    await store.db.execute('alter table outbox rename to elsewhere');
    try {
      const response = await store.call(jsonPost('contact', fresh('contact', { email: 'x@example.com' })));
      expect(response.status).toBe(503);
    } finally {
      await store.db.execute('alter table elsewhere rename to outbox');
    }
    expect((await messagesOf(store)).filter(({ email }) => email === 'x@example.com')).toEqual([]);
  });
});
