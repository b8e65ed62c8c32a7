import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PermanentError } from '#functions/mail/outbox/drain.ts';
import { logInToMailServer, messageId, sendMail } from '#functions/mail/transport.ts';
import { type MailSandbox, startMail } from '#sandbox/mail/server.ts';
import { plainAddress } from '#src/lib/mail-address.ts';

const FROM = { name: 'Found', address: 'hello@found.example' };
const MAIL = {
  to: 'ana@example.com',
  subject: 'Your order',
  text: 'Thank you.\n',
  html: '<p>Thank you.</p>',
};
const KEY = 'order-confirmation:F-1';
/** The only headers that a mail has, in lower case. */
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
let sink: MailSandbox;
beforeAll(async () => {
  sink = await startMail();
});
afterAll(() => sink.close());
afterEach(() => {
  sink.inbox.empty();
  sink.faults.set(undefined);
});

const send = (change: Partial<Parameters<typeof sendMail>[2]> = {}, from = FROM) =>
  sendMail(sink.smtpUrl, from, { ...MAIL, ...change }, KEY);
const only = () => {
  expect(sink.inbox.list()).toHaveLength(1);
  return sink.inbox.list()[0]!;
};
const header = (name: string) => only().headers.filter((one) => one.name.toLowerCase() === name);

/** Header injections. */
const PAYLOADS = [
  'Ana\r\nBcc: all@example.com',
  'Ana\nBcc: all@example.com',
  'Ana\rBcc: all@example.com',
  'Ana\r\n\r\n<script>alert(1)</script>',
  'Ana\0Bcc: all@example.com',
  'Ana\u2028Bcc: all@example.com',
  'Ana\u0085Bcc: all@example.com',
  '=?utf-8?Q?Ana=0D=0ABcc:_all@example.com?=',
  '=?utf-8?B?QW5hDQpCY2M6IGFsbEBleGFtcGxlLmNvbQ==?=',
  '"Ana" <all@example.com>, x',
  'Ana\u202eBcc: moc.elpmaxe@lla',
  'Añá 語 🫙 Ⅷ',
  `Ana${' x'.repeat(5000)}`,
  'Ana%0d%0aBcc:all@example.com',
  '\ud800 half',
];

describe('[A10] [F97] a mail', () => {
  test('has one sender, one recipient, both parts and no other headers', async () => {
    await send({ replyTo: 'bo@example.com' });
    const mail = only();
    expect(mail.envelope).toEqual({ from: FROM.address, to: ['ana@example.com'] });
    expect(mail.headers.map(({ name }) => name.toLowerCase()).sort()).toEqual(HEADERS);
    expect(header('from')).toEqual([{ name: 'From', value: 'Found <hello@found.example>' }]);
    expect(header('to')).toEqual([{ name: 'To', value: 'ana@example.com' }]);
    expect(header('reply-to')).toEqual([{ name: 'Reply-To', value: 'bo@example.com' }]);
    expect(header('auto-submitted')[0]!.value).toBe('auto-generated');
    expect(mail.text).toBe('Thank you.\n');
    expect(mail.html).toContain('<p>Thank you.</p>');
    expect(mail.raw).toMatch(/Content-Type: multipart\/alternative/);
  });

  test('has the same Message-ID when it is sent twice: it is derived from the key, and reveals nothing', async () => {
    await send();
    await send();
    const ids = sink.inbox
      .list()
      .map(({ headers }) => headers.find(({ name }) => name === 'Message-ID')?.value);
    expect(ids).toEqual([messageId(KEY, FROM.address), messageId(KEY, FROM.address)]);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@found\.example>$/);
    expect(messageId('order-confirmation:F-2', FROM.address)).not.toBe(ids[0]);
  });

  test.each(PAYLOADS)('gets no other header from its subject or its sender’s name: %j', async (payload) => {
    await send({ subject: payload }, { name: payload, address: FROM.address });
    const mail = only();
    expect(mail.envelope).toEqual({ from: FROM.address, to: ['ana@example.com'] });
    expect(mail.headers.map(({ name }) => name.toLowerCase()).sort()).toEqual(
      HEADERS.filter((name) => name !== 'reply-to'),
    );
    for (const name of ['from', 'to', 'subject']) expect(header(name)).toHaveLength(1);
    expect(header('to')[0]!.value).toBe('ana@example.com');
    expect(header('from')[0]!.value).toMatch(/<hello@found\.example>$/);
    const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^bcc/im);
    // Each line of the head is a header or the continuation of one, in ASCII.
    expect(head).toMatch(/^(?:[A-Za-z-]+: ?[\x20-\x7e]*(?:\r\n[ \t][\x20-\x7e]*)*(?:\r\n|$))+$/);
  });

  test('keeps its headers with any content in its fields', { tags: ['long'] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        async (subject, name) => {
          sink.inbox.empty();
          await send({ subject, text: subject }, { name, address: FROM.address });
          expect(
            only()
              .headers.map((one) => one.name.toLowerCase())
              .sort(),
          ).toEqual(
            // A payload without a word leaves the header out.
            expect.arrayContaining(HEADERS.filter((one) => !['reply-to', 'subject'].includes(one))),
          );
          expect(only().headers.length).toBeLessThanOrEqual(HEADERS.length - 1);
          expect(only().envelope).toEqual({ from: FROM.address, to: ['ana@example.com'] });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('goes to exactly one plain address, or is not sent', async () => {
    for (const to of [
      'ana@example.com, bo@example.com',
      'ana@example.com;bo@example.com',
      'Ana <ana@example.com>',
      '<ana@example.com>',
      '"ana bo"@example.com',
      'ana@example.com\r\nBcc: bo@example.com',
      'ana@example.com\r\nRCPT TO:<bo@example.com>',
      'ana@example.com\0',
      'ana@[127.0.0.1]',
      'ana@127.0.0.1',
      'ana@localhost',
      'ana@example..com',
      'ana..bo@example.com',
      '.ana@example.com',
      'ana@example.com/x',
      'ana@example.com:25',
      'ana(comment)@example.com',
      'añá@example.com',
      '@example.com',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b.'.repeat(130)}com`,
      'group: ana@example.com;',
      '',
    ]) {
      expect(plainAddress(to), to).toBeUndefined();
      await expect(send({ to }), to).rejects.toThrow(PermanentError);
    }
    expect(sink.inbox.list()).toEqual([]);
    await send({ to: 'Ana.O’x@example.com'.replace('’', "'") });
    expect(only().envelope.to).toEqual(["Ana.O'x@example.com"]);
    expect(plainAddress('ana@bücher.example')).toBe('ana@xn--bcher-kva.example');
  });

  test('leaves out a Reply-To that is not a plain address', async () => {
    await send({ replyTo: 'bo@example.com\r\nBcc: all@example.com' });
    expect(header('reply-to')).toEqual([]);
  });

  test('fails within seconds when it is refused, deferred, or not answered', { tags: ['long'] }, async () => {
    for (const [fault, expected] of [
      ['refuse', { responseCode: 550 }],
      ['greylist', { responseCode: 451 }],
      ['drop', {}],
      ['hang', {}],
    ] as const) {
      sink.inbox.empty();
      sink.faults.set(fault, 1);
      const started = performance.now();
      await expect(send(), fault).rejects.toMatchObject(expected);
      expect(performance.now() - started, fault).toBeLessThan(12_000);
      // A mail that was accepted before the connection broke has arrived, and arrives again with the same
      // Message-ID.
      expect(sink.inbox.list()).toHaveLength(fault === 'drop' ? 1 : 0);
    }
  });

  test('is not sent to another machine without TLS', async () => {
    // The same server under an address that does not count as this machine: it offers no TLS, so nothing is
    // sent.
    const url = sink.smtpUrl.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expect(sendMail(url, FROM, MAIL, KEY)).rejects.toMatchObject({ code: 'ETLS' });
    expect(sink.inbox.list()).toEqual([]);
  });
});

test.each(['127.0.0.1', '[::1]', 'localhost'])(
  'the mail server at %s gets the user and the password of SMTP_URL, without TLS on this machine',
  async (host) => {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, answer) =>
        username === 'shop@mail.example' && password === 'p:/@ss'
          ? answer(null, { user: username })
          : answer(new Error('Wrong password')),
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, host.replace(/[[\]]/g, ''), resolve));
    const { port } = server.server.address() as AddressInfo;
    const logIn = (password: string) =>
      logInToMailServer(`smtp://shop%40mail.example:${password}@${host}:${port}`);
    try {
      await expect(logIn('p%3A%2F%40ss')).resolves.toBeUndefined();
      await expect(logIn('other')).rejects.toMatchObject({ code: 'EAUTH' });
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  },
);
