import { createHash } from 'node:crypto';
import type Mailer from 'nodemailer/lib/mailer';
import { plainAddress } from '../../src/lib/mail-address.ts';
import { Hopeless } from '../outbox/drain.ts';
import { headerText } from './header-text.ts';

/** A mail as it is written; who it is from and its number are the transport's to say. */
export type Mail = {
  /** One plain address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where answers go, if not to the sender: one plain address. */
  replyTo?: string;
  /** True for what answers a message of somebody's own (RFC 3834). */
  isReply?: boolean;
  /** An address that ends such mails when it is posted to, as a mail program's own button does (RFC 8058). */
  oneClick?: string | undefined;
};

export type Sender = { name: string; address: string };

/** Each step of a delivery ends within so many ms; together they stay within a row's time (outbox/drain.ts). */
const STEP_MS = { dns: 3_000, connection: 4_000, greeting: 4_000, socket: 8_000 };

/**
 * Sends one mail by SMTP. TLS is required unless the server is on this machine. `key` names what is said: sent again, after a crash
 * between the sending and its record, the mail has the same `Message-ID`, by which mail programs know a copy.
 * @throws Hopeless for a recipient that is not one plain address; what the connection or the server refuses otherwise
 */
export async function sendMail(smtpUrl: string, from: Sender, mail: Mail, key: string): Promise<void> {
  const to = plainAddress(mail.to);
  if (to === undefined) throw new Hopeless('not one plain address');
  const replyTo = plainAddress(mail.replyTo);
  const transport = await openTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: { name: headerText(from.name), address: from.address },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      // Said apart from the headers, so that nothing in those can add a recipient.
      envelope: { from: from.address, to: [to] },
      subject: headerText(mail.subject),
      text: mail.text,
      html: mail.html,
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

/** The number of the mail that a key names: nothing can be read from it, and it is the same whoever makes it. */
export function messageId(key: string, from: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${digest}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** A connection for one mail: a function's instance may be frozen at any time, and an idle one would be dead afterwards. */
async function openTransport(smtpUrl: string): Promise<Mailer> {
  // Loaded with the first mail, as no answer needs it; and of all the ways to send one only this.
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
