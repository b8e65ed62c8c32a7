import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';

/** The maximum number of mails; the oldest are deleted first. */
const MOST = 500;

/** A received mail. */
export type ReceivedMail = {
  id: string;
  /** As an ISO date. */
  receivedAt: string;
  /** The sender and recipients of the SMTP envelope, which decide the delivery. */
  envelope: { from: string; to: string[] };
  subject: string;
  text: string;
  html: string;
  /** In their original order, unfolded. */
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; size: number }[];
  /** All bytes, as Latin-1. */
  raw: string;
};

export type Inbox = {
  /** Newest first. */
  list(): readonly ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
  add(envelope: ReceivedMail['envelope'], raw: Buffer): Promise<ReceivedMail>;
  empty(): void;
};

/** Received mails. With `folder`, one file each, so that they survive a restart; else in memory. */
export function openInbox(folder?: string, now: () => Date = () => new Date()): Inbox {
  let mails = folder ? load(folder) : [];
  const fileOf = (id: string) => path.join(folder ?? '', `${id}.json`);
  let last = mails.reduce((most, { id }) => Math.max(most, Number(id)), 0);

  async function add(envelope: ReceivedMail['envelope'], raw: Buffer): Promise<ReceivedMail> {
    last += 1;
    const mail = await read(String(last).padStart(8, '0'), now(), envelope, raw);
    mails = [mail, ...mails].sort((a, b) => b.id.localeCompare(a.id));
    if (folder) {
      // The file contains customers' email addresses, so only this user may read it.
      const temporary = `${fileOf(mail.id)}.tmp`;
      writeFileSync(temporary, JSON.stringify(mail), { mode: 0o600 });
      renameSync(temporary, fileOf(mail.id));
    }
    for (const old of mails.slice(MOST)) if (folder) rmSync(fileOf(old.id), { force: true });
    mails = mails.slice(0, MOST);
    return mail;
  }

  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    add,
    empty: () => {
      if (folder) for (const { id } of mails) rmSync(fileOf(id), { force: true });
      mails = [];
    },
  };
}

/** The mails in the folder, newest first. Skips files that cannot be read. */
function load(folder: string): ReceivedMail[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .reverse()
    .slice(0, MOST)
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ReceivedMail];
      } catch {
        return [];
      }
    });
}

async function read(
  id: string,
  at: Date,
  envelope: ReceivedMail['envelope'],
  raw: Buffer,
): Promise<ReceivedMail> {
  const parsed = await simpleParser(raw, { skipTextToHtml: true, skipHtmlToText: true, skipTextLinks: true });
  return {
    id,
    receivedAt: at.toISOString(),
    envelope,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    headers: headersOf(raw.toString('latin1')),
    attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
      name: filename ?? 'unnamed',
      type: contentType,
      size,
    })),
    raw: raw.toString('latin1'),
  };
}

/** The headers: the lines before the first empty line, with continuation lines joined. */
function headersOf(raw: string): ReceivedMail['headers'] {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  return head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => ({
      name: line.slice(0, line.indexOf(':')),
      value: line.slice(line.indexOf(':') + 1).trim(),
    }));
}
