import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  ApiError,
  decodeForm,
  guard,
  listen,
  readBody,
  seeOther,
  sendAsset,
  sendPage,
} from 'payment-sandbox/http';
import { FAULTS, type FaultPlan, faultPlan } from './faults.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { inboxPage, messagePage } from './pages.ts';
import { startSmtp } from './smtp.ts';

export type MailSandbox = {
  /** The address of the inbox page. */
  url: string;
  /** The address for sending mails: the value of `SMTP_URL`. */
  smtpUrl: string;
  inbox: Inbox;
  faults: FaultPlan;
  close(): Promise<void>;
};

const HOST = '127.0.0.1';
/** The policy for a mail's HTML in its frame: styles only, and no requests to other servers. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Starts a local mail server and an inbox page. They replace the mail service and the recipients' mail
 * programs.
 * @throws if the page's port is in use
 */
export async function startMail(
  options: { port?: number; folder?: string; now?: () => Date } = {},
): Promise<MailSandbox> {
  const inbox = openInbox(options.folder, options.now);
  const faults = faultPlan();
  const smtp = await startSmtp(inbox, faults);
  try {
    const page = await listen(
      (request, response) => void answer(inbox, faults, request, response),
      options.port ?? 0,
      HOST,
    );
    const close = async () => {
      await Promise.all([page.close(), smtp.close()]);
    };
    return { url: `http://localhost:${page.port}`, smtpUrl: smtp.url, inbox, faults, close };
  } catch (error) {
    await smtp.close();
    throw error;
  }
}

async function answer(
  inbox: Inbox,
  faults: FaultPlan,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    guard(request, HOST);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (sendAsset(pathname, response)) return;
    if (request.method === 'POST') return await change(inbox, faults, pathname, request, response);
    if (pathname === '/') return sendPage(response, inboxPage(inbox.list(), faults));
    if (pathname === '/messages.json')
      return send(response, 'application/json; charset=utf-8', JSON.stringify(inbox.list()));
    const [, folder, id = '', part] = pathname.split('/');
    const mail = folder === 'messages' ? inbox.find(id) : undefined;
    if (!mail) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    if (part === undefined) return sendPage(response, messagePage(mail));
    if (part === 'html') return send(response, 'text/html; charset=utf-8', mail.html, MAIL_POLICY);
    send(response, 'text/plain; charset=iso-8859-1', Buffer.from(mail.raw, 'latin1'));
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500;
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end((error as Error).message);
  }
}

async function change(
  inbox: Inbox,
  faults: FaultPlan,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = decodeForm(await readBody(request, 1024));
  if (pathname === '/empty') inbox.empty();
  if (pathname === '/faults') {
    const times = Number(form.times || Number.POSITIVE_INFINITY);
    faults.set(
      FAULTS.find((fault) => fault === form.fault),
      times,
    );
  }
  seeOther(response, '/');
}

function send(
  response: ServerResponse,
  type: string,
  body: string | Buffer,
  policy = "default-src 'none'",
): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
