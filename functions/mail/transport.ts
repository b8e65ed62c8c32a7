import type Mailer from 'nodemailer/lib/mailer';
import { plainAddress } from '#src/lib/mail-address.ts';
import { sha256 } from '../platform/sha256.ts';
import { headerText } from './header-text.ts';
import { PermanentError } from './outbox/drain.ts';

/** A mail without sender and message id, which the transport adds. */
export type Mail = {
  /** One plain address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** One plain address for replies, if not the sender. */
  replyTo?: string;
  /** True for an automatic reply to a person's message (RFC 3834). */
  isReply?: boolean;
  /** HTML documents that go with it. */
  files?: readonly { name: string; html: string }[];
  /** The URL for one-click unsubscribe, called by the mail program's own button (RFC 8058). */
  oneClick?: string | undefined;
};

export type Sender = { name: string; address: string };

/**
 * The timeout of each step of a delivery, in ms.
 * Together they are shorter than a row's lock time (outbox/drain.ts).
 */
const STEP_MS = { dns: 3_000, connection: 4_000, greeting: 4_000, socket: 8_000 };

/**
 * Sends one mail by SMTP. TLS is required unless the server is on this machine. The `Message-ID` is derived
 * from `key`: if a crash after sending causes a second delivery, mail programs recognise the copy.
 * @throws PermanentError when the recipient is not one plain address; other errors of the connection or the
 * server
 */
export async function sendMail(smtpUrl: string, from: Sender, mail: Mail, key: string): Promise<void> {
  const to = plainAddress(mail.to);
  if (to === undefined) throw new PermanentError('not one plain address');
  const replyTo = plainAddress(mail.replyTo);
  const transport = await openTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: { name: headerText(from.name), address: from.address },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      // Set apart from the headers, so that nothing in them can add a recipient.
      envelope: { from: from.address, to: [to] },
      subject: headerText(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: (mail.files ?? []).map(({ name, html }) => ({
        filename: headerText(name),
        content: html,
        contentType: 'text/html; charset=utf-8',
      })),
      messageId: messageId(key, from.address),
      headers: {
        'Auto-Submitted': mail.isReply ? 'auto-replied' : 'auto-generated',
        ...(mail.oneClick && {
          'List-Unsubscribe': `<${mail.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}

/**
 * Connects to the mail server and logs in, without sending anything. Whether it accepts the sender shows only
 * with a mail.
 * @throws errors of the connection or the server
 */
export async function logInToMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The message id of a key: an opaque hash, always the same for the same key. */
export function messageId(key: string, from: string): string {
  const digest = sha256(key, 'hex').slice(0, 40);
  return `<${digest}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/**
 * Opens one connection per mail: a function may be frozen at any time,
 * and an idle connection would then be dead.
 */
async function openTransport(smtpUrl: string): Promise<Mailer> {
  // Loaded with the first mail, because no response needs it. Imports only the SMTP transport.
  const [{ default: Mail }, { default: SMTPTransport }] = await Promise.all([
    import('nodemailer/lib/mailer'),
    import('nodemailer/lib/smtp-transport'),
  ]);
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'smtps:';
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(host);
  const server = new SMTPTransport({
    host,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback,
    ignoreTLS: !isSecure && isLoopback,
    pool: false,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: STEP_MS.dns,
    connectionTimeout: STEP_MS.connection,
    greetingTimeout: STEP_MS.greeting,
    socketTimeout: STEP_MS.socket,
    tls: { minVersion: 'TLSv1.2' },
  });
  return new Mail(server);
}
